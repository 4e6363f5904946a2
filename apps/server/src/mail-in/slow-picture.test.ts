import { afterEach, expect, test } from 'vitest'
import { SlowImageError } from '#receipts/images/prepare-image.ts'
import { photo } from '#test/images.ts'
import { createMailInApp, type MailInApp, newRecipient } from '#test/mail-in.ts'
import { processMail } from './process-mail.ts'

let product: MailInApp
afterEach(() => product.close())

test('an image that takes too long is refused and reported, and not decoded again', async () => {
  product = await createMailInApp()
  const user = await newRecipient(product)
  const content = await photo(900, 900).png({ compressionLevel: 0 }).toBuffer()
  const attachments = [{ filename: 'slow.png', content }]
  await product.send({ from: user.email, to: user.address, attachments })
  let decodings = 0
  const prepare = async () => {
    decodings += 1
    throw new SlowImageError()
  }
  await processMail({ ...product.work, prepare })
  await processMail({ ...product.work, prepare })
  expect(await user.inboxItems()).toMatchObject([{ name: 'slow.png', problem: 'time' }])
  expect(decodings).toBe(1)
})
