interface SwapLineProps {
  line: string;
  equivalents: readonly string[];
}

/** A line that the patient may swap. The script of the patient's page makes a button of each equivalent. */
export function SwapLine({ line, equivalents }: SwapLineProps) {
  return (
    <details className="doc-swap">
      <summary>
        <span>{line}</span> <b className="no-print">Trocar</b>
      </summary>
      <div className="no-print">
        <p>Equivale a:</p>
        <ul>
          {equivalents.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}
