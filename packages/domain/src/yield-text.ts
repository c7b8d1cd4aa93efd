/** How much a recipe makes, as a cook reads it. */
export const yieldText = (portions: number): string =>
  `Rende ${portions} ${portions === 1 ? 'porção' : 'porções'}`;
