/** Text made alike for finding words in it: recognisers lose spaces and mistake look-alikes. */
export type Folded = { words: string; compact: string }

const lookAlikes: [RegExp, string][] = [
  [/(?<=\p{L})0|0(?=\p{L})/gu, 'O'],
  [/(?<=\p{L})[1|!]|[1|](?=\p{L})/gu, 'I'],
  [/(?<=\p{L})5(?=\p{L})/gu, 'S'],
  [/(?<=\p{L})8(?=\p{L})/gu, 'B'],
  [/全(?=[额額])/gu, '金'],
  [/(?<=[应應实實])什/gu, '付'],
]

/** Upper case, no accents, letters only; I and L, M and N are one letter. */
export function fold(text: string): Folded {
  let plain = withoutAccents(text).toUpperCase()
  for (const [pattern, letter] of lookAlikes) plain = plain.replaceAll(pattern, letter)
  const words = plain
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .replaceAll('I', 'L')
    .replaceAll('RN', 'N')
    .replaceAll('M', 'N')
    .trim()
  return { words: ` ${words} `, compact: words.replaceAll(' ', '') }
}

export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'SS').replaceAll('Ł', 'L')
}

/** Short words must stand alone, longer ones may have lost the spaces around them. */
const shortWord = 4

/** A test for any of the words or phrases, as they are usually written. */
export function finderOf(phrases: string): (folded: Folded) => boolean {
  const folded = phrases.split(',').map((phrase) => fold(phrase))
  const short = folded.filter(isShort).map(({ words }) => words)
  const long = folded.filter((phrase) => !isShort(phrase)).map(({ compact }) => compact)
  return ({ words, compact }) =>
    short.some((word) => words.includes(word)) || long.some((word) => compact.includes(word))
}

function isShort({ compact }: Folded) {
  return compact.length <= shortWord && !/[^A-Z]/.test(compact)
}
