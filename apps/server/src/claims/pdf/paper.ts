/** A4 in points. */
export const paper = { width: 595.28, height: 841.89 }
export const margin = 44
export const contentWidth = paper.width - 2 * margin
export const right = paper.width - margin
/** Above the page number. */
export const contentBottom = paper.height - margin - 14

/** The same tokens as the app's pages, on white. */
export const ink = {
  text: '#14171c',
  muted: '#5b616b',
  hairline: '#e3e1db',
  rule: '#14171c',
  sunken: '#f6f5f1',
  accent: '#2a5bd7',
  accentSoft: '#a9bff0',
}
