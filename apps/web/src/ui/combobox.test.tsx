import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { isEnter, useCombobox } from './combobox.ts';

const names = ['Ana', 'Bia', 'Caio'];

function Names() {
  const [chosen, setChosen] = useState('');
  const combobox = useCombobox({ count: names.length, isListed: true, first: -1 });
  return (
    <>
      <input
        {...combobox.fieldProps}
        aria-label="Nome"
        onKeyDown={(event) => {
          if (!combobox.isMoved(event) && isEnter(event)) setChosen(names[combobox.active] ?? 'nenhum');
        }}
      />
      <div id={combobox.listId} role="listbox">
        {names.map((name, index) => (
          <div key={name} {...combobox.optionProps(index)} role="option" aria-selected={false} tabIndex={-1}>
            {name}
          </div>
        ))}
      </div>
      <output>{chosen}</output>
    </>
  );
}

const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : undefined;
};

test('arrows go through the options and on to the other end', async () => {
  render(<Names />);
  screen.getByRole('combobox').focus();
  expect(active()).toBeUndefined();
  const seen: unknown[] = [];
  for (const key of ['{ArrowUp}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{ArrowUp}']) {
    await userEvent.keyboard(key);
    seen.push(active());
  }
  expect(seen).toEqual(['Caio', 'Ana', 'Bia', 'Ana', 'Caio']);
});

test('Enter chooses the active option, and not while an input method composes a word', async () => {
  render(<Names />);
  const field = screen.getByRole('combobox');
  field.focus();
  await userEvent.keyboard('{ArrowDown}');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(screen.getByRole('status')).toHaveTextContent('');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Ana');
});
