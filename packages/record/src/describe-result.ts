import { formatTime } from './format-time.ts'
import type { SealedRecord } from './sealed-record.ts'
import type { Verification } from './verify-archive.ts'

/** The result in words, for the page and for a terminal. */
export function describeResult({ problems, record }: Verification) {
  const count = problems.length
  return {
    isGood: count === 0,
    title: count === 0 ? 'Nothing was changed' : countOf(count, 'problem'),
    summary:
      count === 0
        ? 'Every file and every entry of the record is as it was when the claim was sealed.'
        : 'This zip is not as it was when the claim was sealed.',
    sealing: record ? describeSealing(record) : [],
    key: record && {
      id: record.seal.keyId,
      address: `${record.seal.payload.origin}/.well-known/quittance-keys.json`,
    },
  }
}

function describeSealing({ seal }: SealedRecord) {
  const { origin, version, sentAt, sealedAt, receipts } = seal.payload
  const [sent, sealed] = [formatTime(sentAt), formatTime(sealedAt)]
  const isLate = Date.parse(sealedAt) - Date.parse(sentAt) > 60_000
  const about = `Version ${version} of a claim with ${countOf(receipts.length, 'receipt')}, from ${origin}`
  if (!isLate) return [about, `Sent and sealed on ${sent}`]
  return [
    about,
    `Sent on ${sent}, sealed since ${sealed}`,
    'It was sent before it was sealed: changes between these two times cannot be found.',
  ]
}

export function countOf(count: number, noun: string) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
