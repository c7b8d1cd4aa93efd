// Makes the list of foods from its tables, and the version that names both: npm run foods:build
import { writeFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';
import {
  CONTENTS_FILE,
  contentFaults,
  contentsModule,
  PHOSPHORUS_FILE,
  phosphorusModule,
  readContents,
  readPhosphorus,
} from './lib/contents-tables.mjs';
import { EXCHANGES_FILE, exchangeFaults, exchangesModule, readExchanges } from './lib/exchange-tables.mjs';
import { listModule, measuresModule, wordsModule } from './lib/foods-modules.mjs';
import { LIST_FILE, MEASURES_FILE, readTables, tableFaults, WORDS_FILE } from './lib/foods-tables.mjs';
import { writeFoodsVersion } from './lib/foods-version.mjs';
import {
  DRI_FILE,
  driFaults,
  driModule,
  FIGURES_FILE,
  furtherFaults,
  furtherModule,
  PORTIONS_FILE,
  portionFaults,
  portionsModule,
  readDri,
  readFurther,
  readPortions,
} from './lib/intake-tables.mjs';
import { PHRASES_FILE, phraseFaults, phrasesModule, readPhrases } from './lib/phrase-tables.mjs';
import { readShopping, SHOPPING_FILE, shoppingFaults, shoppingModule } from './lib/shopping-tables.mjs';

register();
const { EXCHANGES } = await import('../packages/nutrition/src/foods/vocabulary.ts');
const { GROUPS, MEASURE_NAMES, SECTIONS, TAGS } = await import(
  '../packages/nutrition/src/foods/vocabulary.ts'
);

const { CONTENTS } = await import('../packages/nutrition/src/restrictions/contents.ts');

const { PACKS } = await import('../packages/domain/src/shopping-list.ts');
const { KINDS } = await import('../packages/nutrition/src/exchange/kinds.ts');

const tables = readTables();
const exchanges = readExchanges();
const shopping = readShopping();
const { NUTRIENTS } = await import('../packages/nutrition/src/nutrients.ts');

const further = readFurther();
const dri = readDri();
const portions = readPortions();
const contents = readContents();
const phrases = readPhrases();
const faults = [
  ...shoppingFaults(shopping, tables.foods, PACKS),
  ...exchangeFaults(exchanges, tables.foods, KINDS),
  ...contentFaults(contents, CONTENTS),
  ...furtherFaults(further, tables.foods),
  ...driFaults(dri),
  ...phraseFaults(phrases),
  ...portionFaults(portions, tables),
  ...tableFaults(tables, {
    groups: GROUPS,
    sections: SECTIONS,
    exchanges: Object.keys(EXCHANGES),
    tags: TAGS,
    measures: MEASURE_NAMES,
  }),
];
for (const fault of faults.slice(0, 50)) console.error(fault);
if (faults.length > 0) process.exit(1);
writeFileSync(LIST_FILE, listModule(tables));
writeFileSync(SHOPPING_FILE, shoppingModule(shopping));
writeFileSync(EXCHANGES_FILE, exchangesModule(exchanges, tables.foods));
writeFileSync(PHRASES_FILE, phrasesModule(phrases));
writeFileSync(WORDS_FILE, wordsModule(tables));
writeFileSync(CONTENTS_FILE, contentsModule(contents));
writeFileSync(PHOSPHORUS_FILE, phosphorusModule(readPhosphorus(), tables.foods));
writeFileSync(MEASURES_FILE, measuresModule(tables));
writeFileSync(FIGURES_FILE, furtherModule(further, tables.foods));
writeFileSync(PORTIONS_FILE, portionsModule(portions));
writeFileSync(DRI_FILE, driModule(dri, NUTRIENTS));
console.log(`${tables.foods.length} alimentos, versão ${writeFoodsVersion()}`);
