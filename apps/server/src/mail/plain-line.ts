/** Line breaks, and characters that change the text direction. */
const unprintable = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]+/gu
const address = /(?:\b[a-z][a-z\d+.-]*:\/\/|\bwww\.)\S*/giu
/** The dot in `evil.example`, which mail programs turn into a link. */
const dotInName = /(?<=[\p{L}\p{N}])[.。．｡](?=\p{L})/gu

/** User input for a mail to someone else: one line, no links, not too long. */
export function plainLine(text: string, maxCharacters: number): string {
  const words = text
    .replace(unprintable, ' ')
    .replace(address, ' ')
    .replace(dotInName, '. ')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = Array.from(words)
  if (characters.length <= maxCharacters) return words
  return `${characters
    .slice(0, maxCharacters - 1)
    .join('')
    .trimEnd()}…`
}
