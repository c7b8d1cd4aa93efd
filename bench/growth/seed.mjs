import { aPlan } from '../lib/plan.mjs';
import { openSql } from '../lib/sql.mjs';

// The plans of other people belong to nutritionists with 200 plans each.
const EACH = 200;
const lists = JSON.stringify(aPlan().refeicoes);

/**
 * Inserts plans by SQL, with the meals of a real plan: `own` for the measured person, the rest for others. A search for
 * "marina" finds one plan in seven, in every month.
 */
export async function seedPlans(place, ownerId, { own, total }) {
  const { run, close, no, yes, json } = await openSql(place);
  const numbers = (count) =>
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`;
  const others = Math.ceil((total - own) / EACH);
  const person = (number) => `'pessoa-' || ${number}`;
  if (others > 0)
    await run(`${numbers(others)}
      insert into users (id, email, role, disabled, is_verified, created_date, updated_date, version)
      select ${person('i')}, i || '@example.com', 'user', ${no}, ${yes}, '2026-01-01', '2026-01-01', 1 from n`);
  const plans = (count, owner, prefix) =>
    run(`${numbers(count)}
      insert into cardapios (id, created_by_id, created_date, updated_date, version, is_sample, busca, titulo,
        paciente_nome, token_publico, ativo, so_primeiro_nome, refeicoes, receitas, orientacoes)
      select ${id(prefix)}, ${owner}, ${moment}, ${moment}, 1, ${no},
        'plano ' || i || case when i % 7 = 1 then ' marina' else ' rui' end, 'Plano ' || i, 'Rui',
        ${id(prefix)}, ${yes}, ${no}, '${lists}'${json}, '[]'${json}, '[]'${json} from n`);
  await plans(own, `'${ownerId}'`, 'a');
  if (others > 0) await plans(total - own, person(`(1 + i % ${others})`), 'b');
  await run('analyze');
  await close();
}

/** The id and token of the n-th plan of the measured person. */
export const idOf = (number) => `a${String(number).padStart(23, '0')}`;

// 24 hexadecimal digits, the form of ids in older clients.
const id = (prefix) =>
  `'${prefix}' || substr('00000000000000000000000' || i, length('00000000000000000000000' || i) - 22)`;

/** The last of the months that the plans are spread over. */
export const lastMonth = '2025-12';
// Five years: 10,000 plans are 167 a month, eight on every working day.
const MONTHS = 60;
const before = `((i - 1) % ${MONTHS})`;
const twoDigits = (number) => `substr('0' || ${number}, length('0' || ${number}) - 1)`;
const month = `(2025 - ${before} / 12) || '-' || ${twoDigits(`(12 - ${before} % 12)`)}`;
const moment = `${month} || '-01T00:00:00.' || (100 + i % 900) || 'Z'`;
