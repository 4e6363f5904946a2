const months = perLanguage((language) =>
  namesOf('month', language, 12, (index) => new Date(Date.UTC(2026, index, 15))),
)
// The fourth of January 2026 was a Sunday.
const weekdays = perLanguage((language) =>
  namesOf('weekday', language, 7, (index) => new Date(Date.UTC(2026, 0, 4 + index))),
)

/** The month, from 1, of a name or at least its first three letters; null if unknown or ambiguous. */
export function monthNamed(word: string, language = ownLanguage()): number | null {
  const index = indexOfName(months, word, language)
  return index === null ? null : index + 1
}

/** The weekday of a name, from 0 for Sunday; `mar` is Tuesday in some languages, but always read as March. */
export function weekdayNamed(word: string, language = ownLanguage()): number | null {
  return monthNamed(word, language) === null ? indexOfName(weekdays, word, language) : null
}

/** In English, the app's language, or else in the user's. */
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

/** `navigator.language` may be empty. */
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

/** Formatters are slow to create, and most dates are picked or read. */
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
