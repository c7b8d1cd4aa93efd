import type { SubmitEvent } from 'react';

/** For a form that is sent by a script. React bubbles events through portals: a form around a dialog must not be sent along. */
export const onSubmit = (send: () => void) => (event: SubmitEvent) => {
  event.preventDefault();
  event.stopPropagation();
  send();
};
