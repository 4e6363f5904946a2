import type { ReceiptReader } from '#receipt-reader.ts'
import type { ReadField, ReceiptReading } from '#receipt-reading.ts'
import { toVisionError, type VisionFailure } from './vision-error.ts'

/** What a log line may hold: why, never the key, the photo or text of the receipt. */
export type VisionLog = (failure: { reason: VisionFailure; status?: number }) => void

const worthLocalReading: ReadField[] = ['vendor', 'date', 'amount', 'currency', 'category']

/** Asks the vision model; reads locally when that fails, and for what it leaves empty. */
export function createReaderWithFallback(
  vision: ReceiptReader,
  local: ReceiptReader,
  log: VisionLog,
): ReceiptReader {
  return {
    async read(image, context, options) {
      const seen = await vision.read(image, context, options).catch((error: unknown) => {
        options?.signal?.throwIfAborted()
        const { reason, status } = toVisionError(error)
        log(status === undefined ? { reason } : { reason, status })
      })
      if (!seen) return local.read(image, context, options)
      if (worthLocalReading.every((field) => seen.confidence[field] > 0)) return seen

      const read = await local.read(image, context, options).catch(() => undefined)
      options?.signal?.throwIfAborted()
      return read ? mergeReadings(seen, read) : seen
    },
  }
}

/** Fields where another value is a contradiction; a vendor or a list may be right in two spellings. */
const exact: ReadField[] = ['date', 'amount', 'currency']
const fields: ReadField[] = [...exact, 'vendor', 'category', 'notes', 'items']

/** The first reading, with the second's value where it has none; agreement makes us surer. */
export function mergeReadings(first: ReceiptReading, second: ReceiptReading): ReceiptReading {
  return fields.reduce<ReceiptReading>((merged, field) => mergeField(merged, second, field), {
    ...first,
    image: first.image ?? second.image,
    tax: first.tax ?? second.tax,
    paper: first.paper ?? second.paper,
  })
}

function mergeField(first: ReceiptReading, second: ReceiptReading, field: ReadField) {
  const sure = first.confidence[field]
  const other = second.confidence[field]
  if (other === 0) return first
  if (sure === 0) {
    const taken = { ...first, ...valueOf(second, field) }
    return withProof(taken, field, other, second)
  }
  if (isSame(valueOf(first, field), valueOf(second, field)))
    return withProof(first, field, Math.min(0.99, 1 - (1 - sure) * (1 - other)), second)
  return exact.includes(field) ? withProof(first, field, sure * (1 - other / 2)) : first
}

function withProof(
  reading: ReceiptReading,
  field: ReadField,
  confidence: number,
  source?: ReceiptReading,
): ReceiptReading {
  const box = source?.evidence[field]
  return {
    ...reading,
    confidence: { ...reading.confidence, [field]: confidence },
    evidence: box ? { ...reading.evidence, [field]: box } : reading.evidence,
  }
}

/** A currency is one of the product's or another's code, never both. */
function valueOf(reading: ReceiptReading, field: ReadField): Partial<ReceiptReading> {
  if (field !== 'currency') return { [field]: reading[field] }
  return { currency: reading.currency, printedCurrency: reading.printedCurrency }
}

function isSame(left: Partial<ReceiptReading>, right: Partial<ReceiptReading>): boolean {
  return JSON.stringify(left).toLowerCase() === JSON.stringify(right).toLowerCase()
}
