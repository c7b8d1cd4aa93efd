// What the document says and in which order, for those who draw it in another form than HTML.
export { contactsOf, crnLabel } from './document-frame.tsx';
export { type QrCode, updatedOn } from './document-title.tsx';
export { NOTHING_TO_BUY, SHOPPING_NOTE } from './lista-de-compras.tsx';
export { estimateTable, type NumberTable, nutrientTable } from './number-tables.ts';
export { qrPath } from './qr-path.ts';
export {
  type ShownOrientacao,
  type ShownProfile,
  type ShownReceita,
  type ShownRefeicao,
  shownMenu,
  shownProfile,
} from './shown-menu.ts';
