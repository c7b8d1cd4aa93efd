import { lazy } from 'react';

/** The dialog comes with the entity definitions, which the first screen does without. */
export const loadSaveAsTemplate = () => import('./save-as-template.tsx');

export const SaveAsTemplate = lazy(async () => ({ default: (await loadSaveAsTemplate()).SaveAsTemplate }));
