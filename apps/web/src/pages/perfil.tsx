import type { ComponentType } from 'react';
import { useUser } from '../data/context.ts';
import { BrandSection } from '../features/perfil/brand-section.tsx';
import { useAddressTab } from '../lib/address-tab.ts';
import { type ProfileTab, profileTabs } from '../lib/paths.ts';
import { lazyPart } from '../ui/lazy-dialog.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { LoadingArea } from '../ui/states.tsx';
import { KeptTabPanel, Tab, TabList, Tabs } from '../ui/tabs.tsx';

const waiting = <LoadingArea className="min-h-40" />;
const load = () => import('../features/perfil/account-sections.tsx');

const sections: Record<ProfileTab, { label: string; Section: ComponentType; isForAdmins?: boolean }> = {
  perfil: { label: 'Perfil e marca', Section: BrandSection },
  seguranca: {
    label: 'Segurança',
    Section: lazyPart(() => load().then((m) => m.SecuritySection), { waiting }),
  },
  consultorio: {
    label: 'Consultório',
    Section: lazyPart(() => load().then((m) => m.PracticeSection), { waiting }),
    isForAdmins: true,
  },
  dados: { label: 'Dados', Section: lazyPart(() => load().then((m) => m.DataSection), { waiting }) },
};

export function Perfil() {
  const isAdmin = useUser().role === 'admin';
  const [first, ...others] = profileTabs;
  const shown = others.filter((name) => isAdmin || !sections[name].isForAdmins);
  const [open, setOpen] = useAddressTab<ProfileTab>([first, ...shown]);
  return (
    <>
      <PageHeader title="Meu Perfil" subtitle="Seus dados como aparecem nos cardápios" />
      <Tabs value={open} onValueChange={setOpen}>
        <TabList className="max-sm:flex" aria-label="Seções do perfil">
          {[first, ...shown].map((name) => (
            <Tab key={name} value={name} className="max-sm:grow max-sm:px-1.5">
              {sections[name].label}
            </Tab>
          ))}
        </TabList>
        {[first, ...shown].map((name) => {
          const { Section } = sections[name];
          return (
            <KeptTabPanel key={name} value={name} isOpen={open === name} className="@container">
              <Section />
            </KeptTabPanel>
          );
        })}
      </Tabs>
    </>
  );
}
