import { open } from 'node:fs/promises'
import { describeResult } from '@quittance/record/describe-result'
import type { SealedRecord } from '@quittance/record/sealed-record'
import { countChanges, nameReceipt, tellStory } from '@quittance/record/tell-story'
import { verifyArchive } from '@quittance/record/verify-archive'
import type { Db } from '#db/connect.ts'
import { sealKeys } from '#db/schema.ts'
import { reasonOf, StartupError } from '#startup-error.ts'

/** Says the same as `verify.html`, and knows the keys of this server. Throws it if there are problems. */
export async function verifyZip(db: Db, path: string): Promise<string> {
  const keys = await db.select({ id: sealKeys.id }).from(sealKeys)
  const trustedKeys = keys.map(({ id }) => id)
  const file = await openZip(path)
  try {
    const verification = await verifyArchive(file.source, { trustedKeys })
    const { isGood, title, summary, sealing, key } = describeResult(verification)
    const { problems, record } = verification
    const lines = [
      `${title}. ${summary}`,
      ...problems.map((problem) => `- ${problem}`),
      ...sealing,
      ...(key
        ? [`Key ${key.id}, ${trustedKeys.includes(key.id) ? 'a key' : 'not a key'} of this server`]
        : []),
    ]
    if (!isGood) throw new StartupError(lines.join('\n'))
    return [...lines, ...(record ? tellStories(record) : [])].join('\n')
  } finally {
    await file.close()
  }
}

/** Read in parts: a zip can be larger than the memory. */
async function openZip(path: string) {
  const file = await open(path).catch((error: unknown) => {
    throw new StartupError(`${path} cannot be opened: ${reasonOf(error)}`)
  })
  const { size } = await file.stat()
  const slice = (start: number, end: number) => ({
    async arrayBuffer() {
      const { buffer, bytesRead } = await file.read(new Uint8Array(end - start), {
        position: start,
      })
      return buffer.buffer.slice(0, bytesRead)
    },
  })
  return { source: { size, slice }, close: () => file.close() }
}

function tellStories({ seal, subjects }: SealedRecord) {
  const { claim, receipts } = seal.payload
  const told = [
    { title: 'The claim', subject: claim.subject },
    ...receipts.map(({ number, subject }) => {
      const entries = subjects[subject] ?? []
      return { title: `${nameReceipt(number, entries)} (${countChanges(entries)})`, subject }
    }),
  ]
  return told.flatMap(({ title, subject }) => [
    '',
    title,
    ...tellStory(subjects[subject] ?? []).map(
      (line) => `  ${line.when}: ${[line.title, ...line.details].join('; ')}`,
    ),
  ])
}
