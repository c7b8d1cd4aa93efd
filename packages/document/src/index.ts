export { CardapioDocument, type CardapioDocumentProps } from './cardapio-document.tsx';
export { Email, Phone } from './contact.tsx';
export { crnLabel } from './crn.ts';
export { Estimativa } from './estimativa.tsx';
export { ListaDeCompras } from './lista-de-compras.tsx';
export type { QrCode } from './qr-code.tsx';
export { qrPath } from './qr-path.ts';
export { updatedOn } from './updated-on.ts';
