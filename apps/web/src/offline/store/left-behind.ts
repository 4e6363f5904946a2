import { readStores } from './device-db.ts'
import { photoOf, removeEntry } from './entries.ts'
import { type Entry, isLocalOnly } from './entry.ts'
import { toZip, type ZippedFile } from './zip.ts'

export async function countLeftBehind(): Promise<{ receipts: number; accounts: number }> {
  const entries = await leftBehind()
  const accounts = new Set(entries.map(({ userId }) => userId))
  return { receipts: entries.length, accounts: accounts.size }
}

export async function leftBehindAsZip(): Promise<Blob> {
  const entries = await leftBehind()
  const files: ZippedFile[] = []
  const rows: string[][] = [['file', 'vendor', 'date', 'amount', 'currency', 'category', 'notes']]
  for (const [index, entry] of entries.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one photo after the other, so that a phone can hold them
    const stored = entry.photo && (await photoOf(entry.id))
    const hasBytes = stored && stored.bytes.byteLength > 0
    // Two photos of one camera may have the same name.
    const name = hasBytes ? `${index + 1}-${safeName(entry)}` : ''
    if (hasBytes) files.push({ name, bytes: new Uint8Array(stored.bytes) })
    rows.push([name, ...valuesOf(entry)])
  }
  const table = rows.map((row) => row.map(quote).join(',')).join('\r\n')
  files.push({ name: 'receipts.csv', bytes: new TextEncoder().encode(`\uFEFF${table}\r\n`) })
  return toZip(files)
}

export async function removeLeftBehind(): Promise<void> {
  await Promise.all((await leftBehind()).map(({ id }) => removeEntry(id)))
}

async function leftBehind(): Promise<Entry[]> {
  const entries = await readStores(['entries'], (tx) => tx.objectStore('entries').getAll())
  return entries.filter(isLocalOnly).toSorted((a, b) => a.createdAt - b.createdAt)
}

function safeName({ photo }: Entry) {
  return (photo?.name || 'receipt').replace(/[^\p{L}\p{N}._ -]/gu, '_').slice(-80)
}

/** Typed values take precedence over read ones. */
function valuesOf({ form, reading }: Entry) {
  const { vendor, date, amount, currency, category, notes } = { ...reading, ...form }
  return [vendor, date, amount, currency, category, notes].map((value) => value ?? '')
}

/** As text, even if a spreadsheet would treat it as a formula. */
function quote(value: string) {
  const text = /^[=+@\t\r]|^-(?!\d)/.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}
