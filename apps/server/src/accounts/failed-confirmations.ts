import { writeAct } from '../audit/trail.ts';
import type { Deps } from '../platform/deps.ts';
import { actorOf, type SignedIn } from './viewer.ts';

/** A wrong password or code at an act that asks for it again: the owner's slip, or another person at an open screen. */
export const noteFailedConfirmation = (
  deps: Pick<Deps, 'db' | 'now'>,
  user: SignedIn,
  step: 'password' | 'second_factor',
): Promise<void> =>
  writeAct(deps, {
    action: 'confirmation_failed',
    actor: actorOf(user),
    ownerId: user.id,
    details: { step },
  });
