import type { TextBox } from '#page/text-box.ts'
import type { Row } from '#rows/row.ts'

/** Words that Russian and Ukrainian tills print, as a reader of Latin letters takes them. */
const cyrillicWords = [
  /\b[HMNUAVWI]TO(?:[FTrI1]O?|FO)\b/u,
  /\bKACC|\bKACA\b|\bKacc/u,
  /\bKK[TM]\b/u,
  /\b[HMNUVW]HH\s?\d{9,}/u,
  /\bCYMM?A\b/u,
  /[NMT]I?P[MHINW]XO[AD]/u,
  /[NMI]PO[ABD]A[XK][AY]/u,
  /CK[MHANW][AD]KA/u,
  /[B6]E3\s?HA[CNMJ]/u,
  /\bC[ADL]A[4YH]A\b/u,
  /\bH[AD][Cc]\b/u,
  /C[NM]AC[MHAN][B6]O/iu,
  /\b[4Y]\s?E\s?K\b/u,
]
const enoughWords = 2
/** Where nothing can be read, as Hangul, the recogniser is unsure of nearly every row. */
const leastSure = 0.8
const fewestBoxes = 5

/** The page is written in letters that no recogniser here knows: its words are invented, its figures are not. */
export function isUnreadableScript(rows: Row[]): boolean {
  const boxes = rows.flatMap((row) => row.boxes).filter(({ text }) => /\p{L}{3}/u.test(text))
  const texts = rows.map(({ label }) => label)
  const found = cyrillicWords.filter((word) => texts.some((text) => word.test(text)))
  return found.length >= enoughWords || (boxes.length >= fewestBoxes && sureness(boxes) < leastSure)
}

function sureness(boxes: TextBox[]) {
  return boxes.reduce((sum, { confidence }) => sum + confidence, 0) / boxes.length
}
