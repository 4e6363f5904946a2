import { hash } from 'node:crypto'
import { canonicalJson, type Json, type JsonObject } from '@quittance/record/canonical-json'

/** With its hashes and the rows around it, an entry then takes less than 1 kB. */
const maxBytes = 560
const shortText = 24

type Clip = (value: Json) => Json

/** Clips long values until the entry is small; what is clipped is still bound by its SHA-256. */
export function fitData(make: (clip: Clip) => JsonObject): JsonObject {
  for (const length of [200, 60, 20, 0]) {
    const data = make(clipTo(length))
    if (isSmall(data)) return data
  }
  const sha256 = hash('sha256', canonicalJson(make((value) => value)))
  const bare = { ...make((value) => (textOf(value).length <= shortText ? value : '…')), sha256 }
  if (isSmall(bare)) return bare
  const members = Object.entries(bare).filter(([, value]) => textOf(value).length <= 3 * shortText)
  return { ...Object.fromEntries(members), sha256 }
}

function clipTo(length: number): Clip {
  return (value) => {
    const text = textOf(value)
    if (text.length <= Math.max(length, shortText)) return value
    return `${text.slice(0, length).toWellFormed()}… sha256:${hash('sha256', text)}`
  }
}

function textOf(value: Json) {
  return typeof value === 'string' ? value : canonicalJson(value)
}

function isSmall(data: JsonObject) {
  return Buffer.byteLength(canonicalJson(data)) <= maxBytes
}
