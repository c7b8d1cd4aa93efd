import { expect, test } from 'vitest';
import { openWorks } from './open-works.ts';
import { aTab, fakeSession } from './testing/a-tab.ts';
import { fakePlans } from './testing/fake-plans.ts';
import { unsavedOnDevice } from './unsaved-on-device.ts';

test('a dialog that is fading out counts as a draft and not as an open editor', () => {
  localStorage.setItem('token', 'um-token');
  const plans = fakePlans();
  const tab = aTab(plans, fakeSession(plans));
  const remove = openWorks.add(tab.work as never);
  tab.type((values) => (values.titulo = 'Plano'));
  expect(unsavedOnDevice('ana')).toMatchObject({ works: [{ editor: tab.work.editor }], drafts: [] });
  tab.close();
  expect(unsavedOnDevice('ana')).toMatchObject({ works: [], drafts: [{ editor: tab.work.editor }] });
  remove();
});
