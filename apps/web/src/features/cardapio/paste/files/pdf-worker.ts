// The worker of the PDF reader, as a file of this app: the page allows no others.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
