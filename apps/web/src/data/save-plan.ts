import { ApiError, type Client } from '@alecrim/client';
import type { Stored } from '@alecrim/domain';
import { contentOf, type PlanContent, sameContent, tidyContent } from './plan-content.ts';

type Plan = Stored<'Cardapio'>;

/** Where an edit started. Without an id it is a new plan, created once whatever happens on the way. */
export interface PlanOrigin {
  id?: string;
  version?: number;
  content: PlanContent;
  /** The same key sent twice creates one plan. */
  idempotencyKey: string;
}

export type SaveOutcome =
  | { kind: 'saved'; plan: Plan }
  /** Somebody else saved another text meanwhile; nothing was changed. */
  | { kind: 'conflict'; current: Plan }
  /** It was deleted meanwhile. */
  | { kind: 'gone' };

/**
 * The saves of one editor, from its origin on. Every try is remembered: when an answer was lost on the way, the
 * "other" version found on the server is our own.
 */
export function planSaves({ entities }: Pick<Client, 'entities'>, origin: PlanOrigin) {
  const area = entities.Cardapio;
  const tried: PlanContent[] = [];
  let base = origin;

  const follows = (plan: Plan) => {
    base = { ...base, id: plan.id, version: plan.version, content: contentOf(plan) };
  };

  async function send(content: PlanContent): Promise<SaveOutcome> {
    tried.push(content);
    try {
      if (base.id) return saved(await area.update(base.id, content, { version: base.version }));
      const plan = await area.create({ ...content, ativo: true }, { idempotencyKey: base.idempotencyKey });
      follows(plan);
      // The key was used before, by a try whose answer was lost; the text has grown since.
      return sameContent(plan, content) ? saved(plan) : await send(content);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) return { kind: 'gone' };
      // The patient was erased meanwhile; the plan keeps the name.
      if (error.code === 'INVALID_REFERENCE' && content.paciente_id)
        return send({ ...content, paciente_id: null });
      const current = currentIn(error);
      if (!current) throw error;
      return meet(current, content);
    }
  }

  function saved(plan: Plan): SaveOutcome {
    follows(plan);
    return { kind: 'saved', plan };
  }

  /** A newer version is there: a conflict only if somebody else wrote another text. */
  async function meet(current: Plan, content: PlanContent): Promise<SaveOutcome> {
    if (sameContent(current, content)) return saved(current);
    const isOurs = tried.some((earlier) => sameContent(earlier, current));
    const isOnlyTheLink = sameContent(current, base.content);
    if (!isOurs && !isOnlyTheLink) return { kind: 'conflict', current };
    follows(current);
    return send(content);
  }

  return { save: (content: PlanContent) => send(tidyContent(content)) };
}

function currentIn({ code, data }: ApiError): Plan | undefined {
  return code === 'VERSION_CONFLICT' ? (data?.extra_data?.current as Plan | undefined) : undefined;
}
