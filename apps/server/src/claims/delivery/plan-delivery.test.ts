import { expect, test } from 'vitest'
import { maxAttachedBytes, maxPhotosInAttachedPdf, planDelivery } from './plan-delivery.ts'

test.each([
  ['the most with a PDF', maxPhotosInAttachedPdf, true, ['excel', 'zip', 'pdf'], []],
  ['too much for the PDF', maxPhotosInAttachedPdf + 1, true, ['excel', 'zip'], ['pdf']],
  ['the most a mail takes', maxAttachedBytes, true, ['excel', 'zip'], ['pdf']],
  ['one byte more', maxAttachedBytes + 1, true, ['excel'], ['zip', 'pdf']],
  ['an unknown size', undefined, true, ['excel'], ['zip', 'pdf']],
  ['images that are not wanted', 1, false, ['excel'], []],
])('%s', (_name, bytes, includeImages, attached, linked) => {
  const zip = bytes === undefined ? {} : { bytes }
  expect(planDelivery({ zip }, { includeImages })).toEqual({
    attached,
    linked,
    hasImages: includeImages,
  })
})
