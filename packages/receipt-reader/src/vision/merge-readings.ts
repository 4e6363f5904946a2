import type { ReadField, ReceiptReading } from '#receipt-reading.ts'

/** Fields where another value is a contradiction; a vendor or a list may be right in two spellings. */
const exact: ReadField[] = ['date', 'amount', 'currency']
const fields: ReadField[] = [...exact, 'vendor', 'category', 'notes', 'items']

/** The first reading, with the second's value where it has none; agreement makes us surer. */
export function mergeReadings(first: ReceiptReading, second: ReceiptReading): ReceiptReading {
  return fields.reduce<ReceiptReading>((merged, field) => mergeField(merged, second, field), {
    ...first,
    image: first.image ?? second.image,
  })
}

function mergeField(first: ReceiptReading, second: ReceiptReading, field: ReadField) {
  const sure = first.confidence[field]
  const other = second.confidence[field]
  if (other === 0) return first
  if (sure === 0) {
    const taken = { ...first, [field]: second[field] }
    return withProof(taken, field, other, second)
  }
  if (isSame(first[field], second[field]))
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

function isSame(left: ReceiptReading[ReadField], right: ReceiptReading[ReadField]): boolean {
  return JSON.stringify(left).toLowerCase() === JSON.stringify(right).toLowerCase()
}
