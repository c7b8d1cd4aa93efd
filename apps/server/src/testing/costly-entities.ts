import { type EntityName, entityNamed } from '@alecrim/domain';
import { bounds } from '../platform/http/bounds.ts';
import type { Choice, Costly, Fixtures } from './costly-requests.ts';
import type { Body } from './largest-records.ts';

/** The requests of one route of an entity. */
type OfEntity = (known: Fixtures, name: EntityName) => Costly[];

type Shape = ReturnType<typeof entityNamed>['fields'][string]['shape'];

const MOST_CREATED = 5_000;
const MOST_CHANGED = 500;

const conditions = [99, 50, 20, 10, 5, 3, 2, 1];
const times = <T>(count: number, item: T) => Array.from({ length: count }, () => item);

/** From the most on, each time half as many. */
const halves = (most: number): number[] => (most > 1 ? [most, ...halves(Math.floor(most / 2))] : [1]);

/** The texts in a value, and in how many lists each of them lies. */
function textsIn(path: string, shape: Shape, lists = 0): { path: string; lists: number }[] {
  if (typeof shape === 'string') return shape === 'text' ? [{ path, lists }] : [];
  if ('listOf' in shape) return textsIn(path, shape.listOf, lists + 1);
  return Object.entries(shape.object).flatMap(([name, inner]) => textsIn(`${path}.${name}`, inner, lists));
}

/** A filter that opens as many lists as the entity has one inside the other. */
const lookIntoLists = (name: EntityName, count: number) => {
  const texts = Object.entries(entityNamed(name).fields)
    .filter(([, { isComputed, isDate }]) => !isComputed && !isDate)
    .flatMap(([field, { shape }]) => textsIn(field, shape));
  const deepest = texts.reduce((a, b) => (b.lists > a.lists ? b : a));
  return { $or: times(count, { [deepest.path]: 'a' }) };
};

const titleOf = (name: EntityName) => entityNamed(name).titleField;
const dayAfter = (days: number) => new Date(Date.UTC(2000, 0, 1 + days)).toISOString().slice(0, 10);

/** The body under a title of its own, because some titles may exist only once. */
export function titled(name: EntityName, body: Body, word: string, n = 0): Body {
  const isDate = entityNamed(name).fields[titleOf(name)]?.isDate;
  return { ...body, [titleOf(name)]: isDate ? dayAfter(n) : `${word} ${n}` };
}

const titledOnes = (name: EntityName, body: Body, word: string, count: number): Body[] =>
  Array.from({ length: count }, (_, n) => titled(name, body, word, n));

const largestOf = (known: Fixtures, name: EntityName) => known.records[name].body;

/** Only what a record cannot do without. */
function smallestOf(known: Fixtures, name: EntityName): Body {
  const { fields } = entityNamed(name);
  return Object.fromEntries(
    Object.entries(largestOf(known, name)).filter(([field]) => fields[field]?.required),
  );
}

/** As many large records as a body may bring, then half of them, and so on. */
function largeOnes(known: Fixtures, name: EntityName, word: string, body = largestOf(known, name)): Body[][] {
  const fitting = Math.floor(bounds.many.bytes / JSON.stringify(body).length);
  const most = Math.max(1, Math.min(fitting, known.most, MOST_CHANGED));
  return halves(most).map((count) => titledOnes(name, body, word, count));
}

const smallOnes = (known: Fixtures, name: EntityName, word: string, most: number): Body[][] =>
  halves(Math.min(most, known.most)).map((count) => titledOnes(name, smallestOf(known, name), word, count));

/** A field that many records may have the same text in. */
function changedField(name: EntityName): string {
  const { fields, titleField, searchFields, onePerOwner } = entityNamed(name);
  const free = [titleField, ...searchFields, 'escrito'];
  return free.find((field) => field !== onePerOwner && fields[field] && !fields[field].isDate) ?? titleField;
}

/** The largest record without what tells it from others. */
function largestChange(known: Fixtures, name: EntityName): Body {
  const { fields, titleField } = entityNamed(name);
  const isCommon = ([field]: [string, unknown]) => field !== titleField && !fields[field]?.required;
  return Object.fromEntries(Object.entries(largestOf(known, name)).filter(isCommon));
}

const byFilter: OfEntity = (_, name) =>
  conditions.map((count) => ({
    query: `q=${encodeURIComponent(JSON.stringify(lookIntoLists(name, count)))}`,
  }));
const whole: OfEntity = () => [{ query: 'limit=5000' }];
const onRecord =
  (body?: (known: Fixtures, name: EntityName) => unknown): OfEntity =>
  (known, name) => [{ params: { id: known.records[name].ids[0] ?? '' }, body: body?.(known, name) }];

/** The most expensive requests of every route of an entity. */
const ofEntities: Record<string, OfEntity[]> = {
  'GET /': [byFilter, whole],
  'GET /v2/list': [whole, (_, name) => [{ query: `limit=5000&distinct=${titleOf(name)}` }]],
  'GET /count': [byFilter],
  'GET /export': [() => [{ query: 'format=csv' }], () => [{ query: 'format=json' }]],
  'POST /aggregate': [
    (_, name) =>
      conditions.map((count) => ({ body: { query: lookIntoLists(name, count), groupBy: titleOf(name) } })),
  ],
  'POST /': [(known, name) => [{ body: titled(name, largestOf(known, name), 'Criado') }]],
  'POST /bulk': [
    (known, name) => largeOnes(known, name, 'Grande').map((body) => ({ body })),
    (known, name) => smallOnes(known, name, 'Pequeno', MOST_CREATED).map((body) => ({ body })),
  ],
  'PUT /bulk': [
    (known, name) =>
      largeOnes(known, name, 'Mudado').map((bodies) => {
        const { ids } = known.records[name];
        return { body: bodies.slice(0, ids.length).map((body, i) => ({ ...body, id: ids[i] })) };
      }),
  ],
  'PATCH /update-many': [
    (_, name) => [
      { body: { query: {}, data: { $set: { [changedField(name)]: 'Outro' } } }, counts: 'updated' },
    ],
    (known, name) => [{ body: { query: {}, data: { $set: largestChange(known, name) } }, counts: 'updated' }],
  ],
  'POST /upsert': [
    (known, name) =>
      smallOnes(known, name, 'Chave', MOST_CHANGED).map((records) => ({
        body: { key: titleOf(name), records },
      })),
    (known, name) =>
      largeOnes(known, name, 'Chave').map((records) => ({ body: { key: titleOf(name), records } })),
  ],
  'POST /import': [
    (known, name) => largeOnes(known, name, 'Importado').map((bodies) => ({ file: JSON.stringify(bodies) })),
  ],
  'GET /:id': [onRecord()],
  'PUT /:id': [onRecord((known, name) => titled(name, largestOf(known, name), 'Salvo'))],
  'GET /:id/history': [onRecord()],
  'GET /:id/history/:version': [
    (known, name) => [
      {
        params: { id: known.records[name].ids[0] ?? '', version: '1' },
        answers: entityNamed(name).keepsHistory
          ? undefined
          : { status: 404, because: 'Only some entities keep earlier versions.' },
      },
    ],
  ],
  'DELETE /:id': [(known, name) => [{ params: { id: known.records[name].ids.at(-1) ?? '' } }]],
  'POST /:id/restore': [(known, name) => [{ params: { id: known.records[name].binned[0] ?? '' }, body: {} }]],
  'DELETE /': [
    (_, name) => conditions.map((count) => ({ body: lookIntoLists(name, count) })),
    // With the patients go the records about them, so patients are the last.
    (_, name) => [{ body: {}, counts: 'deleted', last: name === 'Paciente' ? 3 : 1 }],
  ],
};

const largePlans = (count: number, { slowPlan }: Fixtures) => times(count, slowPlan);

/** A long list, and a long value that is compared with each of its items. At the end the plans are as they were. */
const pullFromList = ({ slowPlan }: Fixtures) => ({
  $set: { leituras: Array.from({ length: 1_000 }, (_, i) => ({ texto: `${i}` })) },
  $pull: { leituras: slowPlan },
  $unset: { leituras: '' },
});

/** What a plan alone can do. */
const ofPlans: Record<string, OfEntity[]> = {
  'POST /': [({ slowPlan }) => [{ body: slowPlan }]],
  'POST /bulk': [(known) => halves(Math.min(9, known.most)).map((n) => ({ body: largePlans(n, known) }))],
  'PUT /bulk': [
    ({ records }) =>
      [100, 50, 30, 10, 1].map((n) => ({
        body: records.Cardapio.ids.slice(0, n).map((id) => ({ id, titulo: 'Novo' })),
      })),
  ],
  'PATCH /update-many': [
    ({ slowPlan: { refeicoes } }) => [
      { body: { query: {}, data: { $set: { refeicoes } } }, counts: 'updated' },
    ],
    (known) => [{ body: { query: {}, data: pullFromList(known) }, counts: 'updated' }],
    (_, name) =>
      conditions.map((count) => ({
        body: { query: lookIntoLists(name, count), data: { $set: { titulo: 'Outro' } } },
      })),
  ],
  'POST /upsert': [
    ({ most }) => [
      {
        body: {
          key: ['titulo', 'paciente_nome'],
          records: Array.from({ length: Math.min(MOST_CHANGED, most) }, (_, i) => ({
            titulo: `Plano ${i % 250}`,
            paciente_nome: `Ana ${i}`,
          })),
        },
      },
    ],
    () => [
      {
        body: { key: 'titulo', records: times(MOST_CHANGED, { titulo: { $search: 'a b c d e f g' } }) },
        answers: {
          status: 422,
          because: 'Operators in place of values are refused before anything is read.',
        },
      },
    ],
  ],
  'POST /import': [
    () => [
      {
        file: `titulo;nome\n${'\n'.repeat(9_000_000)}`,
        answers: { status: 413, because: 'The lines are counted while they are read.' },
      },
    ],
    () => [
      {
        file: `titulo;${times(1_000_000, 'a').join(';')}\n${times(1_000_000, 'b').join(';')}`,
        answers: { status: 413, because: 'The columns are counted before they are split.' },
      },
    ],
    ({ most }) =>
      halves(Math.min(MOST_CREATED, most)).map((count) => ({
        file: `titulo;observacoes_finais\n${times(count, `Plano;"${'linha\n'.repeat(90)}"`).join('\n')}`,
      })),
  ],
  'PUT /:id': [onRecord(({ slowPlan }) => slowPlan)],
};

/** The costly requests of a route of an entity, such as `POST /bulk`; undefined where the list has none. */
export function costlyOfEntity(name: EntityName, route: string): Choice[] | undefined {
  const own = name === 'Cardapio' ? ofPlans[route] : undefined;
  return ofEntities[route] && [...ofEntities[route], ...(own ?? [])].map((of) => (known) => of(known, name));
}
