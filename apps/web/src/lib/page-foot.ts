import { useEffect, useRef } from 'react';

/**
 * For a bar that stays at the foot of the screen: lifts it above a phone's keyboard, which covers the page
 * without making it shorter, and gives its height to toasts and to scrolling (`--page-foot`).
 */
export function usePageFoot<E extends HTMLElement>() {
  const bar = useRef<E>(null);
  // The screen's visible part and the root element are outside React.
  useEffect(() => {
    const { style } = document.documentElement;
    const viewport = window.visualViewport;
    const measure = () => {
      const covered = viewport ? window.innerHeight - viewport.height - viewport.offsetTop : 0;
      // Less than this is a toolbar that comes and goes, not a keyboard.
      const keyboard = covered > 80 ? covered : 0;
      const height = keyboard + (bar.current?.offsetHeight ?? 0);
      document.documentElement.toggleAttribute('data-keyboard', keyboard > 0);
      style.setProperty('--keyboard', `${keyboard}px`);
      style.setProperty('--page-foot', `${height}px`);
      style.scrollPaddingBottom = `${height + 16}px`;
    };
    const observer = new ResizeObserver(measure);
    if (bar.current) observer.observe(bar.current);
    viewport?.addEventListener('resize', measure);
    viewport?.addEventListener('scroll', measure);
    return () => {
      observer.disconnect();
      viewport?.removeEventListener('resize', measure);
      viewport?.removeEventListener('scroll', measure);
      document.documentElement.removeAttribute('data-keyboard');
      for (const name of ['--keyboard', '--page-foot', 'scroll-padding-bottom']) style.removeProperty(name);
    };
  }, []);
  return bar;
}
