export { BrandedSheet } from './branded-sheet.tsx';
export { CardapioDocument, type CardapioDocumentProps } from './cardapio-document.tsx';
export { BrandBand, chatHref, crnLabel, Email, Phone } from './document-frame.tsx';
export { type QrCode, updatedOn } from './document-title.tsx';
export { ListaDeCompras } from './lista-de-compras.tsx';
export { Estimativa, Nutrientes } from './number-table.tsx';
export { qrPath } from './qr-path.ts';
export { shownProfile } from './shown-menu.ts';
