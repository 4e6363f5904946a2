import type { Chance } from '@quittance/receipt-drawing/chance'
import { chanceOf, type Language } from './days.ts'
import { createSheet, type DrawnText, type Paper, type Sheet } from './sheet.ts'

export type Kind =
  | 'hotel'
  | 'flight'
  | 'train'
  | 'ride'
  | 'parking'
  | 'rental'
  | 'restaurant'
  | 'toll'
  | 'conference'
  | 'telecom'

/** What must be read from a document, and how it stands there. */
export type Labels = {
  vendor: string
  /** `yyyy-MM-dd` */
  date: string
  /** With two places behind a point. */
  total: string
  currency: string
  printed: { date: string; total: string; currency: string }
}

export type DrawnDocument = {
  name: string
  kind: Kind
  language: Language
  labels: Labels
  pages: number
  /** Of each page, in points. */
  size: { width: number; height: number }
  texts: DrawnText[]
  pdf(): Promise<Buffer>
}

export type Template = { name: string; kind: Kind; draw(): DrawnDocument[] }

/** A layout, with the words of each language that it is drawn in. */
export function template<W>(
  name: `${Kind}-${string}`,
  paper: Paper,
  words: Partial<Record<Language, W>>,
  draw: (sheet: Sheet, words: W, chance: Chance, language: Language) => Labels,
): Template {
  const kind = name.slice(0, name.indexOf('-')) as Kind
  const inLanguage = ([language, own]: [string, W]): DrawnDocument => {
    const called = `${name}-${language}`
    const sheet = createSheet(paper)
    const labels = draw(sheet, own, chanceOf(called), language as Language)
    return {
      name: called,
      kind,
      language: language as Language,
      labels,
      pages: sheet.pageCount(),
      size: { width: sheet.width, height: sheet.height },
      texts: sheet.drawn,
      pdf: sheet.finish,
    }
  }
  return { name, kind, draw: () => Object.entries(words).map(inLanguage) }
}

export function labelled(
  vendor: string,
  [date, printedDate]: [string, string],
  [minor, printedTotal]: [number, string],
  [currency, printedCurrency]: [string, string],
): Labels {
  return {
    vendor,
    date,
    total: (minor / 100).toFixed(2),
    currency,
    printed: { date: printedDate, total: printedTotal, currency: printedCurrency },
  }
}

/** A layout that is drawn in one language only. */
export function oneOff(
  name: `${Kind}-${string}`,
  paper: Paper,
  language: Language,
  draw: (sheet: Sheet, chance: Chance) => Labels,
): Template {
  return template(name, paper, { [language]: language }, (sheet, _words, chance) =>
    draw(sheet, chance),
  )
}
