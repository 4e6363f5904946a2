import { hashEntry, type RecordEntry } from './entries.ts'
import type { SealedHead, SealedRecord } from './sealed-record.ts'

/** Problems with the entries: each subject's must lead to the hash that was sealed. */
export async function checkChains({ seal, subjects }: SealedRecord): Promise<string[]> {
  const { claim, receipts } = seal.payload
  if (!Object.hasOwn(subjects, claim.subject)) return ['The seal belongs to another claim']
  const heads = [
    { title: 'The claim', head: claim },
    ...receipts.map((head) => ({ title: `Receipt ${head.number}`, head })),
  ]
  const found = heads.map(async ({ title, head }) => {
    const entries = Object.hasOwn(subjects, head.subject) ? subjects[head.subject] : undefined
    const problem = entries ? await checkChain(entries, head) : 'its record is missing'
    return problem ? [`${title}: ${problem}`] : []
  })
  const problems = (await Promise.all(found)).flat()
  const sealed = new Set(heads.map(({ head }) => head.subject))
  if (sealed.size < heads.length) problems.push('The seal names a receipt twice')
  for (const subject of Object.keys(subjects)) {
    if (!sealed.has(subject)) problems.push(`The record of ${subject} is not part of the seal`)
  }
  return problems
}

async function checkChain(entries: RecordEntry[], head: SealedHead): Promise<string | null> {
  const seqs = new Set(entries.map(({ seq }) => seq))
  for (let seq = 1; seq <= head.seq; seq += 1) {
    if (!seqs.has(seq)) return `entry ${seq} is missing`
  }
  const added = entries.find(({ seq }) => seq < 1 || seq > head.seq)
  if (added) return `entry ${added.seq} was added after the seal`
  if (seqs.size < entries.length) return 'an entry is there twice'
  if (entries.some(({ seq }, index) => seq !== index + 1)) return 'its entries are in another order'
  // From the end, where the hash is signed, so that the entry that was changed is the one named.
  const hashes = await Promise.all(entries.map(hashEntry))
  let expected = head.head
  for (const entry of entries.toReversed()) {
    if (entry.subject !== head.subject) return `entry ${entry.seq} belongs to ${entry.subject}`
    if (hashes[entry.seq - 1] !== expected) return `entry ${entry.seq} was changed`
    expected = entry.prev
  }
  return expected === '' ? null : 'its first entry follows another one'
}
