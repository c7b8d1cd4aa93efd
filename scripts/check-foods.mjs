// Compares the food list with the tables that it comes from: npm run foods:check -- <folder of the tables>
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { csvRows } from './lib/csv.mjs';

/**
 * @typedef {import('../packages/nutrition/src/food.ts').Food} Food
 * @typedef {Record<string, string>} Row
 */

// Columns of each table, in the order of NUTRIENTS; TACO has no saturated fat, sugar, B12 and folate.
const columns = {
  TACO: 'energia_kcal proteina_g carboidrato_g lipideos_g - fibra_g - sodio_mg potassio_mg calcio_mg ferro_mg magnesio_mg zinco_mg rae_mcg vitamina_c_mg - -',
  IBGE: 'energia_kcal proteina_g carboidrato_g lipideos_g ag_saturados_g fibra_g acucar_total_g sodio_mg potassio_mg calcio_mg ferro_mg magnesio_mg zinco_mg vit_a_rae_mcg vit_c_mg cobalamina_mcg folato_dfe_mcg',
};

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

const counts = { TACO: 0, IBGE: 0, own: 0, figures: 0, measures: 0, ownMeasures: 0 };
/** @type {string[]} */
const differences = [];
for (const food of FOODS) {
  compareFigures(food);
  compareMeasures(food);
}
console.log(
  `${FOODS.length} alimentos: ${counts.TACO} da TACO, ${counts.IBGE} do IBGE, ${counts.own} próprios`,
);
console.log(
  `${counts.figures} valores e ${counts.measures} medidas comparados; ${counts.ownMeasures} medidas próprias`,
);
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
    const there = column === '-' ? null : figureIn(row[column]);
    const here = nutrient && figures[nutrient];
    counts.figures += 1;
    if (there !== here) differences.push(`${name}: ${nutrient} ${here}, na tabela ${source.table} ${there}`);
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
