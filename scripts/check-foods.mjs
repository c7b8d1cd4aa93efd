// Compares the food list with the tables that it comes from: npm run foods:check -- <folder of the tables>
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { csvRows } from './lib/csv.mjs';
import { FIGURES, numberIn } from './lib/foods-tables.mjs';
import { readFurther } from './lib/intake-tables.mjs';

/**
 * @typedef {import('../packages/nutrition/src/food.ts').Food} Food
 * @typedef {Record<string, string>} Row
 */

// Columns of each table, in the order of NUTRIENTS; TACO has no saturated fat, sugar, B12 and folate.
const columns = {
  TACO: 'energia_kcal proteina_g carboidrato_g lipideos_g - fibra_g - sodio_mg potassio_mg calcio_mg ferro_mg magnesio_mg zinco_mg rae_mcg vitamina_c_mg - -',
  IBGE: 'energia_kcal proteina_g carboidrato_g lipideos_g ag_saturados_g fibra_g acucar_total_g sodio_mg potassio_mg calcio_mg ferro_mg magnesio_mg zinco_mg vit_a_rae_mcg vit_c_mg cobalamina_mcg folato_dfe_mcg',
};

/** They are complete in every row. */
const WHOLE = ['energia_kcal', 'proteina_g', 'carboidrato_g', 'lipideos_g', 'fibra_g'];

const folder = process.argv[2];
if (!folder) {
  console.error('Informe a pasta das tabelas: npm run foods:check -- <pasta>');
  process.exit(2);
}
const rows = {
  TACO: byKey(table('taco_4ed_composicao.csv'), ({ id }) => id),
  IBGE: byKey(table('ibge_pof2008_composicao.csv'), ({ chave }) => chave),
};
const weights = byKey(
  table('ibge_pof2008_medidas.csv'),
  ({ chave, medida }) => `${chave} ${medida?.toLowerCase()}`,
);

register();
const { FOODS } = await import('../packages/nutrition/src/foods/foods.ts');
const { NUTRIENTS } = await import('../packages/nutrition/src/nutrients.ts');

const counts = { further: 0, TACO: 0, IBGE: 0, own: 0, figures: 0, measures: 0, ownMeasures: 0 };
/** @type {string[]} */
const differences = [];
for (const food of FOODS) {
  compareFigures(food);
  compareMeasures(food);
}
console.log(
  `${FOODS.length} alimentos: ${counts.TACO} da TACO, ${counts.IBGE} do IBGE, ${counts.own} próprios`,
);
compareFurther();
console.log(`${counts.figures} valores e ${counts.further} de uma segunda fonte comparados`);
console.log(`${counts.measures} medidas comparadas; ${counts.ownMeasures} medidas próprias`);
for (const difference of differences) console.log(`≠ ${difference}`);
console.log(`${differences.length} diferenças`);
process.exitCode = differences.length > 0 ? 1 : 0;

/** @param {Food} food */
function compareFigures({ name, source, figures }) {
  counts[source.table] += 1;
  if (source.table === 'own' || source.adjusted) return;
  const row = rows[source.table].get(source.id);
  if (!row) return void differences.push(`${name}: ${source.table} ${source.id} não existe`);
  for (const [i, column] of columns[source.table].split(' ').entries()) {
    const nutrient = NUTRIENTS[i];
    const there = column === '-' || isNotAnalysed(row, column) ? null : figureIn(row[column]);
    const here = nutrient && figures[nutrient];
    counts.figures += 1;
    if (there !== here) differences.push(`${name}: ${nutrient} ${here}, na tabela ${source.table} ${there}`);
  }
}

/**
 * IBGE copied some rows from tables that lack nutrients, and wrote zero for those. Its own composition, source 1, is complete.
 * @param {Row} row
 * @param {string} column
 */
function isNotAnalysed({ fonte_composicao: from = '1', ...row }, column) {
  return from !== '1' && Number(row[column]) === 0 && !WHOLE.includes(column);
}

/** Every figure of a second source; those that were worked out in proportion are compared by that proportion. */
function compareFurther() {
  for (const { alimento, fonte = '', referencia = '', calculo, ...cells } of readFurther()) {
    const row = fonte === 'IBGE' ? rows.IBGE.get(referencia) : undefined;
    if (!row) continue;
    for (const [column, cell] of Object.entries(cells)) {
      if (!cell) continue;
      counts.further += 1;
      const there = Number(row[columns.IBGE.split(' ')[FIGURES.indexOf(column)] ?? '']);
      const food = FOODS.find(({ id }) => id === alimento);
      const [whole, part] =
        column === 'saturada_g'
          ? [food?.figures.fat, row.lipideos_g]
          : [food?.figures.carbohydrate, row.carboidrato_g];
      const expected = calculo ? (there * (whole ?? 0)) / Number(part) : there;
      const here = numberIn(cell) ?? 0;
      if (Math.abs(here - expected) > 0.0051)
        differences.push(`${alimento}: ${column} ${here}, na tabela IBGE ${expected}`);
      if (there === 0 && isNotAnalysed(row, columns.IBGE.split(' ')[FIGURES.indexOf(column)] ?? ''))
        differences.push(`${alimento}: ${column} 0, mas a tabela IBGE não analisou`);
    }
  }
}

/** @param {Food} food */
function compareMeasures(food) {
  for (const { name, grams, source } of food.measures) {
    if (source.table === 'own') counts.ownMeasures += 1;
    else {
      counts.measures += 1;
      const there = weights.get(`${source.id} ${name}`);
      if (Number(there?.gramas) !== grams)
        differences.push(`${food.name}: ${name} ${grams} g, na tabela ${there?.gramas ?? 'não existe'}`);
    }
  }
}

/**
 * A trace is zero and so is what does not apply (the fibre of meat); what was not analysed, or is analysed again, is unknown.
 * @param {string | undefined} text
 */
function figureIn(text) {
  if (text === 'Tr' || text === 'NA') return 0;
  if (text === undefined || text === '' || text === '*') return null;
  // The tables write a negative zero here and there.
  return Number(text) || 0;
}

/** @param {string} name */
function table(name) {
  return csvRows(readFileSync(join(String(folder), name), 'utf8'));
}

/**
 * @param {Row[]} list
 * @param {(row: Row) => string | undefined} key
 */
function byKey(list, key) {
  return new Map(list.map((row) => [key(row), row]));
}
