/** What stands for letters that no font has. */
export const replacement = '\ufffd'

/** Marks that are not seen: of writing direction, of joining, of how an emoji looks. */
const unseen = /[\p{Cc}\p{Cf}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/gu

/** One line of letters that can be shown; of those that cannot, a form that can, or one sign for all in a row. */
export function printable(text: string, has: (letter: string) => boolean): string {
  // What nearly every text is made of is in every font.
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
