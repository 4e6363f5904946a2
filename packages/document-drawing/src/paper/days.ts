import { type Chance, createChance } from '@quittance/receipt-drawing/chance'
import { isoDay } from '@quittance/receipt-drawing/receipt-moment'

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl'

/** A day as `yyyy-MM-dd`. */
export function anyDay({ whole }: Chance): string {
  return isoDay({
    year: whole(2022, 2024),
    month: whole(1, 12),
    day: whole(1, 28),
    hour: 0,
    minute: 0,
  })
}

export function addDays(day: string, count: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/**
 * A day as it is printed: `d MMMM yyyy`, `dd.MM.yy`, `EEE dd/MM`; `MMM` is the month cut to three letters,
 * what stands in quotes is printed as it is.
 */
export function dayIn(day: string, pattern: string, language: Language): string {
  const date = new Date(day)
  const [year = '', month = '', ofMonth = ''] = day.split('-')
  const named = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      ...options,
      timeZone: 'UTC',
    }).format(date)
  const parts: Record<string, () => string> = {
    yyyy: () => year,
    yy: () => year.slice(2),
    MMMM: () => named({ month: 'long' }),
    MMM: () => named({ month: 'long' }).slice(0, 3),
    MM: () => month,
    M: () => String(Number(month)),
    dd: () => ofMonth,
    d: () => String(Number(ofMonth)),
    EEEE: () => named({ weekday: 'long' }),
    EEE: () => named({ weekday: 'short' }).replace('.', ''),
  }
  return pattern.replaceAll(
    /'[^']*'|y+|M+|d+|E+/g,
    (token) => parts[token]?.() ?? token.replaceAll("'", ''),
  )
}

/** A moment of the day. */
export function anyClock({ whole }: Chance, mark = ':'): string {
  return `${String(whole(6, 22)).padStart(2, '0')}${mark}${String(whole(0, 59)).padStart(2, '0')}`
}

/** The same for the same name. */
export function chanceOf(name: string): Chance {
  let seed = 14
  for (const letter of name) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0
  return createChance(seed)
}
