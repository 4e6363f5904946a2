import { changeArchive } from '@quittance/test-support/change-archive'
import { createSealedClaim, packClaim } from '@quittance/test-support/sealed-claim'
import { expect, test } from 'vitest'
import { verifyArchive } from './verify-archive.ts'

const claim = createSealedClaim()
const trustedKeys = [claim.record.seal.keyId]

/** `npm run test:all` */
const isAll = process.env.TEST_ALL === '1'

test('an archive as it was sealed has no problems', async () => {
  const { problems, record } = await verifyArchive(new Blob([packClaim(claim)]), { trustedKeys })
  expect(problems).toEqual([])
  expect(record).toEqual(claim.record)
})

test('a zip of several reads is checked as a whole', async () => {
  const large = createSealedClaim({ receipts: 5, photoBytes: 1_700_000 })
  const zip = packClaim(large)
  expect((await verifyArchive(new Blob([zip]))).problems).toEqual([])
  // In the middle of each photo; a read of 4 MiB ends inside the third.
  for (const [index, { name }] of large.files.slice(0, 5).entries()) {
    const at = index * 1_700_100 + 850_000
    zip[at] = (zip[at] ?? 0) ^ 1
    const { problems } = await verifyArchive(new Blob([zip]))
    expect(problems).toEqual([`${name} is not the file that was sent`, expect.any(String)])
    zip[at] = (zip[at] ?? 0) ^ 1
  }
})

test('every change is found and named', { timeout: 300_000 }, async () => {
  const unfound = []
  for (let number = 0; number < (isAll ? 10_000 : 300); number += 1) {
    const { kind, zip, expected } = changeArchive(claim, number)
    const { problems } = await verifyArchive(new Blob([zip]), { trustedKeys })
    if (!expected.test(problems.join('\n'))) unfound.push({ number, kind, expected, problems })
  }
  expect(unfound).toEqual([])
})
