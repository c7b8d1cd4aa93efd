export const productName = 'Alecrim';
export const productSubtitle = 'Gestão de Cardápios';
