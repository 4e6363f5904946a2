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

const mailAddress = /<?[^\s<>]+@[^\s<>]+>?:?/g
/** `550-5.1.1 ` in front of each further line of an answer. */
const repeatedCode = /\n\d{3}[- ](?:\d\.\d{1,3}\.\d{1,3} )?/g
const maxCharacters = 200

/** A mail server's response as one line to show: without addresses and links, not too long. */
export function cleanServerWords(reply: string): string {
  const words = reply.replace(/\r/g, '').replace(repeatedCode, ' ').replace(mailAddress, ' ')
  return plainLine(words, maxCharacters) || 'It gave no reason.'
}
