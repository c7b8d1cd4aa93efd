export type * from './finding.ts';
export {
  type CheckedRecord,
  findingsOf,
  firstNamesIn,
  type OpenWarning,
  type PlanFacts,
} from './findings-of.ts';
