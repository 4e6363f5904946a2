const decoder = new TextDecoder('windows-1252')

const bytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
)
/** Letters that do not decompose. */
const plain: Record<string, string> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ẞ: 'SS' }

/** Only characters of Windows-1252, on one line: `Şahin` becomes `Sahin`, and `寿` a question mark. */
export function asCp1252Text(text: string): string {
  return Array.from(text.normalize('NFC').replace(/\p{Cc}+/gu, ' '), (letter) => {
    if (bytes.has(letter)) return letter
    const base = letter.normalize('NFKD').replace(/\p{Mark}/gu, '')
    return plain[letter] ?? (base && Array.from(base).every((part) => bytes.has(part)) ? base : '?')
  }).join('')
}

/** Throws for a character that `asCp1252Text` would have replaced. */
export function encodeCp1252(text: string): Buffer {
  return Buffer.from(
    Array.from(text, (letter) => {
      const byte = bytes.get(letter)
      if (byte === undefined) throw new Error(`${letter} is not in Windows-1252.`)
      return byte
    }),
  )
}
