// Makes the growth curves from their table: npm run growth:build
import { writeFileSync } from 'node:fs';
import { GROWTH_FILE, growthModule } from './lib/growth-table.mjs';

writeFileSync(GROWTH_FILE, growthModule());
