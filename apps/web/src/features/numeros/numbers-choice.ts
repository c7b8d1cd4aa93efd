import type { Account } from '@alecrim/domain';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { useClient, useSession, useSessionState } from '../../data/context.ts';
import { saveProfile } from '../../data/own-account.ts';
import { deviceChoice } from '../../lib/device-choice.ts';
import { NUMBERS_CHOICE } from '../../lib/storage.ts';
import { useFailureNotice } from '../../ui/toast.tsx';

type Choice = Account['calorias_e_macros'];

/** What an account from before its own choice existed remembers on this device. */
const useDeviceChoice = deviceChoice(NUMBERS_CHOICE, false);

const KEY = ['User', 'calorias_e_macros'];

interface NumbersChoice {
  isOn: boolean;
  /** Nobody has chosen yet: the numbers are shown, and the first plan asks. */
  isOpen: boolean;
  choose: (isOn: boolean) => void;
}

/** Whether the editors show numbers. The account stores one choice for all plans, templates and devices. */
export function useNumbersChoice(): NumbersChoice {
  const client = useClient();
  const session = useSession();
  const failed = useFailureNotice();
  const saved = useSessionState().user?.calorias_e_macros ?? 'por_aparelho';
  const [isOnHere] = useDeviceChoice();
  const { mutate } = useMutation({
    mutationKey: KEY,
    // One after the other, so that the last choice is the one that stays.
    scope: { id: KEY.join() },
    mutationFn: (choice: Choice) => saveProfile(client, session, { calorias_e_macros: choice }),
    onError: failed('A sua escolha não foi salva'),
  });
  // The switch moves at once, also without a connection.
  const [pending] = useMutationState({
    filters: { mutationKey: KEY, status: 'pending' },
    select: ({ state }) => state.variables as Choice,
  }).reverse();
  const choice = pending ?? saved;
  return {
    isOn: choice === 'por_aparelho' ? isOnHere : choice !== 'nao',
    isOpen: choice === 'perguntar',
    choose: (isOn) => mutate(isOn ? 'sim' : 'nao'),
  };
}
