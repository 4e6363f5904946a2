/** Ends of lines, and what turns the direction of the text behind it. */
const unprintable = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]+/gu
const address = /(?:\b[a-z][a-z\d+.-]*:\/\/|\bwww\.)\S*/giu
/** Of `evil.example`, which a mail program makes a link of by itself. */
const dotInName = /(?<=[\p{L}\p{N}])[.。．｡](?=\p{L})/gu

/** What a user typed, as a few words in a mail to somebody else: one line, no address to follow, not long. */
export function plainLine(text: string, mostCharacters: number): string {
  const words = text
    .replace(unprintable, ' ')
    .replace(address, ' ')
    .replace(dotInName, '. ')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = Array.from(words)
  if (characters.length <= mostCharacters) return words
  return `${characters
    .slice(0, mostCharacters - 1)
    .join('')
    .trimEnd()}…`
}
