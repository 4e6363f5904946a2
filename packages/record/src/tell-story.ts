import type { Json, JsonObject } from './canonical-json.ts'
import { countOf } from './describe-result.ts'
import type { RecordEntry } from './entries.ts'
import { formatTime } from './format-time.ts'

export type StoryLine = { when: string; title: string; details: string[] }

const titles: Record<string, string> = {
  received: 'Received',
  changed: 'Changed',
  'read-again': 'Read again',
  deleted: 'Deleted',
  claimed: 'Put into the claim',
  begun: 'From before records were kept: its record starts here',
  sent: 'Sent',
  delivery: 'Delivered by email',
  opened: 'Opened',
  reopened: 'Re-opened by the traveller',
  answered: 'Answered',
  replied: 'Replied to',
  reminded: 'Reminded',
}

const origins: Record<string, string> = {
  camera: 'Photographed in the app',
  file: 'Chosen as a file',
  document: 'Imported as a document',
  mail: 'Came by email',
  typed: 'Typed in by hand',
  api: 'Sent by another program',
}

const labels: Record<string, string> = {
  onDevice: 'SHA-256 on the device',
  firstSeen: 'first seen',
  takenAt: 'taken',
  savedAt: 'saved',
  sentAt: 'sent',
  paidBy: 'paid by',
  rateDay: 'rate of',
  readOn: 'read on',
  toRepay: 'to be paid back',
  sha256: 'SHA-256',
  bytes: 'size in bytes',
}

/** What happened, in words, an entry a line. */
export function tellStory(entries: RecordEntry[]): StoryLine[] {
  return entries.map(({ at, kind, data }) => {
    const { via, by, device, changes, confidence, ...rest } = data
    const title = typeof via === 'string' ? origins[via] : undefined
    return {
      when: [formatTime(at), by && `by the ${tell(by)}`, device && tell(device)]
        .filter(Boolean)
        .join(' · '),
      title: title ?? titles[kind] ?? kind,
      details: [...tellChanges(changes), ...tellData(rest), ...tellConfidence(confidence)],
    }
  })
}

/** `Receipt 3 · Café Nero · 4.20 GBP`, by its latest values as far as they are recorded. */
export function nameReceipt(number: number, entries: RecordEntry[]): string {
  const values = new Map<string, Json>()
  for (const { data } of entries) {
    const changed = isObject(data.changes) ? Object.entries(data.changes) : []
    for (const [name, value] of Object.entries(isObject(data.values) ? data.values : {}))
      values.set(name, value)
    for (const [name, change] of changed)
      if (Array.isArray(change)) values.set(name, change[1] ?? null)
  }
  const [vendor, amount, currency] = ['vendor', 'amount', 'currency'].map((name) => {
    const value = values.get(name)
    return typeof value === 'string' ? value : ''
  })
  return [`Receipt ${number}`, vendor, amount && `${amount} ${currency}`]
    .filter(Boolean)
    .join(' · ')
}

export function countChanges(entries: RecordEntry[]): string {
  const count = entries.filter(({ kind }) => kind === 'changed').length
  return count > 0 ? countOf(count, 'change') : 'unchanged'
}

function tellChanges(changes: Json | undefined) {
  if (!isObject(changes)) return []
  return Object.entries(changes).map(([name, change]) =>
    Array.isArray(change)
      ? `${label(name)}: ${tell(change[0] ?? null)} → ${tell(change[1] ?? null)}`
      : `${label(name)}: ${tell(change)}`,
  )
}

function tellData(data: JsonObject) {
  return Object.entries(data).map(([name, value]) => `${label(name)}: ${tell(value)}`)
}

function tellConfidence(confidence: Json | undefined) {
  if (!isObject(confidence)) return []
  const shares = Object.entries(confidence).map(
    ([name, share]) => `${label(name)} ${Math.round(Number(share) * 100)} %`,
  )
  return [`confidence of the reading: ${shares.join(', ')}`]
}

function tell(value: Json): string {
  if (value === null || value === '') return 'empty'
  if (Array.isArray(value)) return value.map(tell).join(', ')
  if (isObject(value)) {
    return Object.entries(value)
      .map(([name, inner]) => `${label(name)} ${tell(inner)}`)
      .join(', ')
  }
  return /^\d{4}-\d\d-\d\dT/.test(String(value)) ? formatTime(String(value)) : String(value)
}

function label(name: string) {
  return Object.hasOwn(labels, name) ? labels[name] : name
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
