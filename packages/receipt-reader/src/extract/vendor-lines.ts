import { clearestReading } from './readings.ts'
import type { Row } from './rows.ts'

/** A line that may be a name, or a part of one: the text without what stands around it. */
export type NameLine = { row: Row; text: string; height: number }

const registrationTail = /\s*[([{]?\s*(?:CO\.?\s*REG\.?[^)]*|ROC[^)]*|REG\.?\s*NO[^)]*|\d[\dA-Z\s]{4,}[-–]?\s?[A-Z]?)\s*[)\]}]?\s*$/i

/** The lines at the top, as far down as names are printed. */
export function nameLines(rows: Row[]): NameLine[] {
  return rows.map((row) => ({
    row,
    text: tidy(row.boxes.map(clearestReading).join(' ')),
    height: textHeight(row),
  }))
}

function tidy(text: string) {
  return text
    .replace(/^[^\p{L}\d"'“(]+/u, '')
    .replace(/(?<=\p{L}{3}.*)\s*\(?\s*\d{5,}[\s\dA-Z]*[-–]\s?[A-Z]\s*\)?\s*$/u, '')
    .replace(/(?<=\p{L}{4}.*)\s+[([{](?=.*\d{4}).*$/u, '')
    .replace(/[\s*:;,=~_|<>-]+$/u, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

export function isRegistrationNumber(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const digits = text.match(/\d/g)?.length ?? 0
  return digits >= 5 && letters <= 4 && registrationTail.test(text)
}

function textHeight({ boxes }: Row) {
  const heights = boxes.map(({ box, angle = 0 }) => {
    const fall = Math.abs(Math.sin((angle * Math.PI) / 180)) * box.width
    return Math.max(box.height - fall, box.height / 3)
  })
  return Math.max(...heights)
}
