/** Replaces characters that no font has. */
export const replacement = '\ufffd'

/** Invisible characters: direction marks, variation selectors, and joiners where nothing joins. */
const unseen =
  /(?!(?<=[\u0600-\u097f])[\u200c\u200d])[\p{Cc}\p{Cf}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/gu

/** One line; replaces unprintable characters with an equivalent or a placeholder. */
export function printable(text: string, has: (letter: string) => boolean): string {
  // Fast path: every font has these characters, and nearly every text uses only them.
  if (/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(text)) return text
  const line = text.toWellFormed().normalize('NFC').replace(/\s+/g, ' ').replace(unseen, '').trim()
  let shown = ''
  for (const letter of line) {
    const known = has(letter) ? letter : simpler(letter, has)
    if (known !== replacement || !shown.endsWith(replacement)) shown += known
  }
  return shown
}

function simpler(letter: string, has: (letter: string) => boolean) {
  const parts = Array.from(letter.normalize('NFKD')).filter((part) => part !== letter && has(part))
  return parts.join('') || replacement
}
