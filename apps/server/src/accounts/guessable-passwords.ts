import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const seasons =
  'spring summer autumn fall winter frühling sommer herbst printemps été automne hiver primavera verano otoño invierno estate autunno inverno verão outono lente zomer herfst'
const languages = ['en', 'de', 'fr', 'it', 'es', 'pt', 'nl']

/** The most used passwords, and the words that people put a number behind. */
const words = new Set(
  [
    ...dictionary['passwords-common'],
    ...dictionary['diceware-common'],
    ...seasons.split(' '),
    ...languages.flatMap(datesIn),
  ].map(plain),
)

const neighbours = neighboursOnKeyboards()

/** Digits and symbols that stand for letters; 1 is an i or an l. */
const letters = { '@': 'a', '4': 'a', '3': 'e', '0': 'o', '5': 's', $: 's', '7': 't', '8': 'b' }
const leet: Record<string, string>[] = [
  { ...letters, '1': 'i', '!': 'i', '|': 'i' },
  { ...letters, '1': 'l', '!': 'l', '|': 'l' },
]

/** What people add to a word: a number of up to four digits, such as a year, and symbols. */
const additions = /^[^\p{L}\p{N}]{0,2}|[^\p{L}\p{N}]{0,2}\d{0,4}[^\p{L}\p{N}]{0,2}$/gu

/**
 * Whether it is among the first guesses: a common password or word, also with a number behind it or
 * with digits for letters, or a walk over the keyboard.
 */
export function isGuessable(password: string): boolean {
  const text = plain(password)
  const forms = [text, text.replace(additions, '')]
  return forms.some(
    (form) => isWalk(form) || [form, ...leet.map(unleet(form))].some((word) => words.has(word)),
  )
}

function unleet(text: string) {
  return (table: Record<string, string>) =>
    Array.from(text, (character) => table[character] ?? character).join('')
}

/** Only runs of neighbouring keys or characters, such as `qwertz123` or `1qaz2wsx`. */
function isWalk(text: string) {
  const runs: number[] = []
  let previous = ''
  for (const character of text) {
    const isNext = previous !== '' && isNeighbour(previous, character)
    runs.push(isNext ? (runs.pop() ?? 0) + 1 : 1)
    previous = character
  }
  return text !== '' && runs.every((length) => length >= 3)
}

function isNeighbour(one: string, other: string) {
  const step = (other.codePointAt(0) ?? 0) - (one.codePointAt(0) ?? 0)
  return Math.abs(step) <= 1 || Boolean(neighbours.get(one)?.has(other))
}

function neighboursOnKeyboards() {
  const found = new Map<string, Set<string>>()
  for (const keyboard of Object.values(adjacencyGraphs)) {
    for (const [key, beside] of Object.entries(keyboard)) {
      const lower = key.toLowerCase()
      const known = found.get(lower) ?? new Set()
      for (const other of beside.join('').toLowerCase()) known.add(other)
      found.set(lower, known)
    }
  }
  return found
}

/** The names of months and weekdays. */
function datesIn(language: string) {
  const nameOf = (day: number, part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...part, timeZone: 'UTC' }).format(day * 86_400_000)
  const months = Array.from({ length: 12 }, (_, month) =>
    nameOf(month * 30.4 + 10, { month: 'long' }),
  )
  const weekdays = Array.from({ length: 7 }, (_, day) => nameOf(day, { weekday: 'long' }))
  return [...months, ...weekdays]
}

function plain(text: string) {
  return text.normalize('NFKC').toLowerCase().trim()
}
