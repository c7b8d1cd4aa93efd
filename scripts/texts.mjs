// Lists every text that a person can read, with its place: `npm run texts`, or `npm run texts -- cardápio` for some.
import { allTexts } from './lib/texts.mjs';

const wanted = process.argv.slice(2).join(' ').toLowerCase();
const texts = allTexts().filter(({ text }) => text.toLowerCase().includes(wanted));
for (const { file, line, text } of texts) console.log(`${file}:${line}\t${text}`);
console.log(`${texts.length} textos`);
