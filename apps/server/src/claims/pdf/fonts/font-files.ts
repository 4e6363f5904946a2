import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

export type Family =
  | 'inter'
  | 'noto-sans-jp'
  | 'noto-sans-sc'
  | 'noto-sans-kr'
  | 'noto-sans-arabic'
  | 'noto-sans-hebrew'
  | 'noto-sans-thai'
  | 'noto-sans-devanagari'

/** Each covers part of a family's characters, in one weight or any: `cyrillic`, `[12]`. */
type FontFile = { name: string; ranges: [number, number][] }

const known = new Map<Family, FontFile[]>()

/** The files of a family that may contain a character: their ranges overlap. */
export function filesWith(family: Family, codePoint: number): string[] {
  return filesOf(family)
    .filter(({ ranges }) => ranges.some(([first, last]) => first <= codePoint && codePoint <= last))
    .map(({ name }) => name)
}

export function readFontFile(family: Family, name: string): Buffer {
  const part = name.replace(/[[\]]/g, '')
  return readFileSync(
    resolve(`@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`),
  )
}

function filesOf(family: Family): FontFile[] {
  const files = known.get(family) ?? readFiles(family)
  known.set(family, files)
  return files
}

/** By name, as a style sheet writes them. */
export function readRanges(family: Family): Record<string, string> {
  return JSON.parse(readFileSync(resolve(`@fontsource-variable/${family}/unicode.json`), 'utf8'))
}

function readFiles(family: Family): FontFile[] {
  return Object.entries(readRanges(family)).map(([name, ranges]) => ({
    name,
    ranges: ranges.split(',').map(asRange),
  }))
}

/** `U+370-377`, `U+37a`. */
function asRange(range: string): [number, number] {
  const [first = '', last = first] = range.replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
