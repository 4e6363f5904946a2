import type { Db } from '#db/connect.ts'
import type { OriginalFile } from '#db/schema/trips.ts'
import { findDocument, type NewDocument } from '#documents/documents.queries.ts'
import type { DeviceKind } from '#http/device-kind.ts'
import { appendRecord } from '#record/append-record.ts'
import { type Arrival, receivedEntry, valuesRead } from '#record/receipt-entries.ts'
import type { ReceiptRow } from './receipts.queries.ts'
import type { UploadRow } from './uploads.queries.ts'

type Known = {
  /** What the client says. */
  via: 'camera' | 'file' | undefined
  takenAt: string | undefined
  device: DeviceKind
  original: OriginalFile | undefined
  document: NewDocument | undefined
  /** The upload it is saved from. */
  kept: UploadRow | undefined
}

/** Begins the record of a receipt in the transaction that saves it. */
export async function recordArrival(tx: Db, row: ReceiptRow, known: Known) {
  const { via, takenAt, device, kept } = known
  const original = row.imageKey ? await originalOf(tx, row, known) : undefined
  const read = kept?.origin?.read ?? (kept?.reading ? valuesRead(kept.reading) : undefined)
  const isSent = original?.sha256 === row.photoHash
  const arrival: Arrival = {
    via: wayOf(row, kept, via),
    device,
    ...(original && {
      original: {
        ...(takenAt && { takenAt }),
        ...original,
        firstSeen: (kept?.createdAt ?? row.createdAt).toISOString(),
      },
    }),
    ...(row.photoHash && !isSent && { onDevice: row.photoHash }),
    read,
  }
  await appendRecord(tx, row.userId, [receivedEntry(row, arrival)], { areNew: true })
}

function wayOf(row: ReceiptRow, kept: UploadRow | undefined, via: Known['via']): Arrival['via'] {
  if (!row.imageKey) return 'typed'
  if (kept?.arrivalId) return 'mail'
  return row.documentId ? 'document' : (via ?? 'api')
}

async function originalOf(tx: Db, { userId, documentId }: ReceiptRow, known: Known) {
  const { original, document, kept } = known
  if (!documentId) return original ?? kept?.origin?.original
  const found = document ?? (await findDocument(tx, userId, documentId))
  return found && { sha256: found.sha256, bytes: found.originalBytes }
}
