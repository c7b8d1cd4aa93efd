// Writes the version of food list and rules after one of them has changed.
import { writeFoodsVersion } from './lib/foods-version.mjs';

console.log(writeFoodsVersion());
