import { element } from './element.ts';
import { isGoneStatus } from './worker-contract.ts';

const linkToFile = () => document.querySelector<HTMLAnchorElement>('#baixar-pdf');

/** The file is made as the paper is chosen: large letters, little ink. */
export function chooseFile(choice: Record<string, string | false | undefined>): void {
  const link = linkToFile();
  if (!link) return;
  const url = new URL(link.href);
  for (const [name, value] of Object.entries(choice)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  link.href = url.href;
}

const TOO_LONG = 413;

/** A download that the browser starts by itself passes the service worker by, which has the file without a connection. */
export function offerFile(): void {
  const link = linkToFile();
  if (!link) return;
  const label = link.textContent;
  link.addEventListener('click', async (event) => {
    if (!navigator.serviceWorker?.controller) return;
    event.preventDefault();
    link.textContent = 'Preparando o PDF…';
    try {
      const answer = await fetch(link.href);
      // The server has a page that says why there is no file.
      if (answer.status === TOO_LONG) location.assign(link.href);
      // The link was closed, or the list hidden: the page itself says so.
      else if (isGoneStatus(answer.status)) location.reload();
      else if (!answer.ok) throw new Error(answer.statusText);
      else save(await answer.blob(), link.dataset.name ?? '');
      link.textContent = label;
    } catch {
      link.textContent = navigator.onLine ? 'PDF: tente de novo' : 'PDF: sem conexão';
    }
  });
}

function save(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  element('a', { href, download: name }).click();
  // Some browsers read it after the press.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
