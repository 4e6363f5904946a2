const longestName = 40

/** Windows treats these as devices, whatever the extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** Letters, digits and dashes: safe in a file name on every system, never a path. */
export function safeName(text: string, fallback: string): string {
  const words = text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{Mark}+|['’]/gu, '')
    .normalize('NFC')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replace(/^-/, '')
  const name = Array.from(words).slice(0, longestName).join('').replace(/-$/, '')
  return name === '' || deviceName.test(name) ? fallback : name
}
