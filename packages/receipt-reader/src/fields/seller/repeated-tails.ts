import { withoutGenericWords } from './vendor-words.ts'

/** Fewer are the end of many words, unless they are a word of names themselves. */
const fewestLetters = 4

/** Removes a repeated ending from a name: "DAILYGRILL GRILL" becomes "DAILY GRILL". */
export function withoutRepeatedTail(name: string): string {
  const words = name.split(' ')
  for (let at = 1; at < words.length; at += 1) {
    const tail = words.slice(at)
    const glued = words[at - 1] ?? ''
    const letters = tail.join('')
    const start = glued.slice(0, -letters.length)
    const isWord = letters.length >= fewestLetters || withoutGenericWords(letters).trim() === ''
    const isRepeated = glued.toLowerCase().endsWith(letters.toLowerCase())
    if (isWord && isRepeated && /\p{L}/u.test(start)) {
      return [...words.slice(0, at - 1), start, ...tail].join(' ')
    }
  }
  return name
}
