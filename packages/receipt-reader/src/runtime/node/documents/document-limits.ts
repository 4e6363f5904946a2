import { documentRules } from '@quittance/contract/document-rules'

export const documentLimits = {
  bytes: documentRules.maxBytes,
  pages: documentRules.maxPages,
  pixels: documentRules.maxPixels,
  /** Of files inside a document, and their bytes unpacked, all together. */
  attachments: 30,
  attachedBytes: documentRules.maxBytes,
  /** In points: from a stamp to the largest page a PDF can declare. */
  leastSide: 10,
  mostSide: 14_400,
  /** A page of small print has some hundreds. */
  textsOfPage: 1000,
  /** Dots per inch of the picture of a page that is read by its text, and of one that is read as a picture. */
  dpi: { text: 150, scan: 200 },
}
