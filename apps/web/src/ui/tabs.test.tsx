import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { KeptTabPanel, Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

test('arrow keys move between tabs, and only the chosen panel is shown', async () => {
  render(
    <Tabs defaultValue="um">
      <TabList aria-label="Partes">
        <Tab value="um">Um</Tab>
        <Tab value="dois">Dois</Tab>
      </TabList>
      <TabPanel value="um">Primeiro painel</TabPanel>
      <TabPanel value="dois">Segundo painel</TabPanel>
    </Tabs>,
  );
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Um' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Dois', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Segundo painel');
  expect(screen.queryByText('Primeiro painel')).toBeNull();
});

test('a kept panel is mounted when it is first opened, and keeps what was typed in it', async () => {
  function Page() {
    const [open, setOpen] = useState('um');
    return (
      <Tabs value={open} onValueChange={setOpen}>
        <TabList aria-label="Partes">
          <Tab value="um">Um</Tab>
          <Tab value="dois">Dois</Tab>
        </TabList>
        {['um', 'dois'].map((name) => (
          <KeptTabPanel key={name} value={name} isOpen={open === name}>
            <input aria-label={`Campo ${name}`} />
          </KeptTabPanel>
        ))}
      </Tabs>
    );
  }
  render(<Page />);
  expect(screen.queryByLabelText('Campo dois')).toBeNull();
  await userEvent.type(screen.getByLabelText('Campo um'), 'escrito');
  await userEvent.click(screen.getByRole('tab', { name: 'Dois' }));
  expect(screen.getByLabelText('Campo dois')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Um' }));
  expect(screen.getByLabelText('Campo um')).toHaveValue('escrito');
});
