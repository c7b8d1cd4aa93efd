import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

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
