const months = perLanguage((language) =>
  namesOf('month', language, 12, (index) => new Date(Date.UTC(2026, index, 15))),
)
// The fourth of January 2026 was a Sunday.
const weekdays = perLanguage((language) =>
  namesOf('weekday', language, 7, (index) => new Date(Date.UTC(2026, 0, 4 + index))),
)

/** The month of a name, or of its first three letters at least, from 1 on; null where it is none, or of two. */
export function monthNamed(word: string, language = ownLanguage()): number | null {
  const index = indexOfName(months, word, language)
  return index === null ? null : index + 1
}

/** The day of the week of a name, from 0 for Sunday on; `mar` is a Tuesday to some, but March to all. */
export function weekdayNamed(word: string, language = ownLanguage()): number | null {
  return monthNamed(word, language) === null ? indexOfName(weekdays, word, language) : null
}

/** In English, in which the app is written; else in the language of whoever types. */
function indexOfName(
  namesIn: (language: string) => readonly (readonly string[])[],
  word: string,
  language: string,
) {
  return indexIn(namesIn('en'), word) ?? indexIn(namesIn(language), word)
}

function indexIn(all: readonly (readonly string[])[], word: string) {
  const plain = plainName(word)
  if (plain.length < 3) return null
  const found = all.flatMap((names, index) =>
    names.some((name) => name === plain || (name.length > 2 && name.startsWith(plain)))
      ? [index]
      : [],
  )
  return found.length === 1 ? (found[0] ?? null) : null
}

/** `navigator.language` may be none. */
function ownLanguage() {
  return new Intl.DateTimeFormat().resolvedOptions().locale
}

function namesOf(
  part: 'month' | 'weekday',
  language: string,
  count: number,
  dayOf: (index: number) => Date,
) {
  const formats = (['short', 'long'] as const).map(
    (length) => new Intl.DateTimeFormat(language, { [part]: length, timeZone: 'UTC' }),
  )
  return Array.from({ length: count }, (_, index) =>
    formats.map((format) => plainName(format.format(dayOf(index)))),
  )
}

/** Formats are slow to make, and most dates are picked or read. */
function perLanguage<Made>(make: (language: string) => Made) {
  const known = new Map<string, Made>()
  return (language: string) => {
    const made = known.get(language) ?? make(language)
    known.set(language, made)
    return made
  }
}

function plainName(name: string) {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
}
