import { verifyArchive } from '@quittance/record/verify-archive'
import { expect, test } from 'vitest'
import { useTestApp } from '#test/app.ts'
import { finalize, newTripWithReceipts, openLink } from '#test/finalized-trips.ts'
import { listSealKeys } from './seal-keys.ts'

const product = await useTestApp()

const { browser, trip } = await newTripWithReceipts(product)

test.each([1, 2])(
  'the zip of version %i verifies by the keys of this installation',
  async (version) => {
    const { download } = await finalize(browser, trip.id)
    const { rawPayload } = await openLink(product, download.zip)
    const trustedKeys = (await listSealKeys(product.db)).map(({ id }) => id)
    const { problems, record } = await verifyArchive(new Blob([rawPayload]), { trustedKeys })
    expect(problems).toEqual([])
    expect(record?.seal.payload.version).toBe(version)
    await browser.call(`POST /api/trips/${trip.id}/unfinalize`)
  },
)
