import { element } from './element.ts';
import { isGoneStatus } from './gone.ts';

const EVERY = 5 * 60_000;
// Some readers switch between two windows many times a minute.
const GAP = 30_000;

/**
 * Asks whether the plan has changed since this page was made: when its reader comes back to it, and every few minutes
 * while it is in sight. What is being read stays until its reader wants the new one.
 */
export function watchPlan(onChange: (isGone: boolean) => void): void {
  let version = `"${document.body.dataset.version}"`;
  let askedAt = 0;
  let isGone = false;
  const ask = async () => {
    if (document.hidden || isGone || Date.now() - askedAt < GAP) return;
    askedAt = Date.now();
    try {
      const { status, headers } = await fetch(location.href, {
        method: 'HEAD',
        headers: { 'if-none-match': version },
      });
      isGone = isGoneStatus(status);
      if (!isGone && status !== 200) return;
      version = headers.get('etag') ?? version;
      offer(isGone ? 'Este cardápio não está mais disponível.' : 'Este cardápio foi atualizado.');
      onChange(isGone);
    } catch {
      // Without a connection there is nothing to say.
    }
  };
  addEventListener('visibilitychange', ask);
  addEventListener('pageshow', ({ persisted }) => persisted && ask());
  setInterval(ask, EVERY);
}

function offer(words: string): void {
  const place = document.getElementById('novidades');
  const button = element('button', { type: 'button', class: 'page-button' }, 'Ver agora');
  button.addEventListener('click', () => location.reload());
  const line = element('div', { class: 'page-newer' }, element('strong', {}, words), ' ', button);
  place?.querySelector('.page-newer')?.remove();
  place?.prepend(line);
}
