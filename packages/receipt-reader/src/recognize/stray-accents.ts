import type { Reading } from '#page/text-box.ts'

/** Below this share of sure lines with accents, the receipt is in a language without them. */
const leastShare = 0.04
const sure = 0.97

/** Worn print looks accented: where hardly a clear line has accents, unclear ones lose theirs. */
export function withoutStrayAccents<T extends Reading>(texts: T[]): T[] {
  const clear = texts.filter(({ confidence }) => confidence >= sure)
  const accented = clear.filter(({ text }) => plain(text) !== text)
  if (accented.length > leastShare * clear.length) return texts
  return texts.map((reading) =>
    reading.confidence >= sure ? reading : { ...reading, text: plain(reading.text) },
  )
}

function plain(text: string) {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('ł', 'l')
}
