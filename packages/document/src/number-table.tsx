import type { NumberTable } from './number-tables.ts';

/** On a phone there is no room for a head of columns, so each number brings its title. */
export function NumberTableView({ caption, head, rows, foot }: NumberTable) {
  // By their place: two meals may have one name.
  const rowOf = ([title, ...cells]: readonly string[], place: number) => (
    <tr key={place}>
      {cells.length > 0 ? (
        <th scope="row">{title}</th>
      ) : (
        <th scope="colgroup" colSpan={head.length}>
          {title}
        </th>
      )}
      {cells.map((text, column) => (
        <td key={head[column + 1]} data-title={head[column + 1]}>
          {text}
        </td>
      ))}
    </tr>
  );
  return (
    <table className="doc-numbers">
      <caption className="doc-soft">{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(rowOf)}</tbody>
      {foot.length > 0 && <tfoot>{foot.map(rowOf)}</tfoot>}
    </table>
  );
}
