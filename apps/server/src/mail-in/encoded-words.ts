const encodedWord = /=\?([^?*\s]+)(?:\*[^?\s]*)?\?([bq])\?([^?\s]*)\?=/gi

/** `=?utf-8?q?Caf=C3=A9?=` becomes Café (RFC 2047); leaves invalid words unchanged. */
export function withoutEncodedWords(text: string): string {
  return text
    .replace(/(\?=)\s+(?==\?[^?\s]+\?[bq]\?)/gi, '$1')
    .replace(encodedWord, (all: string, charset: string, way: string, word: string) => {
      const bytes = way.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : bytesOf(word)
      try {
        return new TextDecoder(charset).decode(bytes)
      } catch {
        return all
      }
    })
}

function bytesOf(quoted: string) {
  const plain = quoted
    .replaceAll('_', ' ')
    .replace(/=([\da-f]{2})/gi, (_all, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  return Buffer.from(plain, 'latin1')
}
