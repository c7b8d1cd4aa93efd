export * from './duplicate.ts';
export * from './entities/index.ts';
export * from './entity.ts';
export * from './fields.ts';
export * from './pure.ts';
export * from './words.ts';
