import { counted } from './plural.ts';
/** How much a recipe makes, as a cook reads it. */
export const yieldText = (portions: number): string => `Rende ${counted(portions, 'porção', 'porções')}`;
