export * from './duplicate.ts';
export * from './entities/index.ts';
export * from './entity.ts';
export * from './fields.ts';
export * from './patient-of.ts';
export * from './patient-report.ts';
export * from './pure.ts';
export * from './words.ts';
