import { plural, sizeText } from '@alecrim/domain/pure';
import type { OwnUsage } from '../../data/own-usage.ts';

const count = new Intl.NumberFormat('pt-BR');

/** As "12,4 MB de 5 GB · 1.234 registros". The limit of records is named once it is near. */
export function usageText(usage: OwnUsage): string {
  const { bytes, registros, limite_bytes, limite_registros } = usage;
  const space = limite_bytes ? `${sizeText(bytes)} de ${sizeText(limite_bytes)}` : sizeText(bytes);
  const isNear = limite_registros > 0 && registros >= NEAR * limite_registros;
  const records = isNear
    ? `${count.format(registros)} de ${count.format(limite_registros)}`
    : count.format(registros);
  return `${space} · ${records} ${plural(registros, 'registro', 'registros')}`;
}

const NEAR = 0.9;

/** The share of the limit that is nearer, from 0 to 1; undefined where nothing is limited. */
export function spaceState(usage: OwnUsage): { share?: number; state: 'ample' | 'short' | 'full' } {
  const shares = [
    [usage.bytes, usage.limite_bytes],
    [usage.registros, usage.limite_registros],
  ].flatMap(([used = 0, limit]) => (limit ? [used / limit] : []));
  if (shares.length === 0) return { state: 'ample' };
  const share = Math.min(1, Math.max(...shares));
  return { share, state: share >= 1 ? 'full' : share >= NEAR ? 'short' : 'ample' };
}
