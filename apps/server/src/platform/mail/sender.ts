import { emailAddress } from '@alecrim/domain';
import { z } from 'zod';

// No character that a mail program hides, turns around or reads as another address.
const NAME = /^[^\p{C}\p{Zl}\p{Zp}<>",;:@\\()[\]]{1,100}$/u;
const NAMED = /^(.+) <([^<>]+)>$/su;

const isOneAddress = (text: string): boolean => emailAddress().safeParse(text).success;

/** One address, alone or behind a name: `Consultório Ana <contato@seunome.com.br>`. */
export const sender = z.string().refine((text) => {
  const [, name, address] = NAMED.exec(text) ?? [];
  return name === undefined ? isOneAddress(text) : NAME.test(name) && isOneAddress(address ?? '');
});
