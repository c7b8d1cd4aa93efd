import {
  type ComponentProps,
  type ComponentType,
  cloneElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useState,
} from 'react';
import { isOffline } from '../lib/network-state.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { loadFailureText } from './lazy-dialog.tsx';
import { useToast } from './toast.tsx';

/** What opened a menu for the first time. */
export type FirstPress = 'pointer' | 'key';

/** What the component of a menu gets: it is mounted by the first press, and open. */
export interface OpenedMenu {
  button: ReactElement<ComponentProps<'button'>>;
  firstPress: FirstPress;
}

/**
 * A menu whose script is loaded when the page is idle, so that it also opens offline, or by the first press. Until that press its
 * button stands alone: each card of a long list has one, and a menu that is not open costs more than the rest of a card.
 */
export function lazyMenu<P extends OpenedMenu>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<Omit<P, 'firstPress'>> {
  let Menu: ComponentType<P> | undefined;
  let presses = 0;
  let failures = 0;
  const loadMenu = async () => {
    Menu = await load();
  };

  return function LazyMenu(props: Omit<P, 'firstPress'>) {
    const [firstPress, setFirstPress] = useState<FirstPress>();
    const [isLoading, setLoading] = useState(false);
    const toast = useToast();
    // The network is outside React.
    useEffect(() => {
      if (!Menu) return whenIdle(() => void loadMenu().catch(() => {}), { after: 2_000, within: 5_000 });
    }, []);

    async function open(press: FirstPress) {
      if (Menu) return setFirstPress(press);
      const number = ++presses;
      const focused = document.activeElement;
      setLoading(true);
      try {
        await loadMenu();
        // Unless another menu was asked for meanwhile, or the focus went elsewhere: this menu would take it away.
        if (number === presses && document.activeElement === focused) setFirstPress(press);
      } catch {
        failures += 1;
        toast({
          title: 'Não foi possível abrir o menu',
          description: loadFailureText(isOffline(), failures > 1),
          variant: 'destructive',
        });
      }
      setLoading(false);
    }

    if (Menu && firstPress) return <Menu {...({ ...props, firstPress } as P)} />;
    return cloneElement(props.button, {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      'aria-busy': isLoading || undefined,
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || event.ctrlKey) return;
        event.preventDefault();
        void open('pointer');
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
        event.preventDefault();
        void open('key');
      },
    });
  };
}
