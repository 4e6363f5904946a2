/** What the fonts that every PDF reader has can show: Windows-1252. */
const unprintable = /[^\x20-\x7e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu

/** Letters lose the accents that cannot be shown; of another script one question mark is left. */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(unprintable, (letter) => letter.normalize('NFKD').replace(unprintable, '') || '\ufffd')
    .replace(/\ufffd+/g, '?')
}
