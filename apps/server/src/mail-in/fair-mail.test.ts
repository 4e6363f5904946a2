import { afterEach, expect, test } from 'vitest'
import { pdfOf } from '#test/documents.ts'
import { createMailInApp, type MailInApp, newRecipient } from '#test/mail-in.ts'
import { startMailProcessor } from './process-mail.ts'

let product: MailInApp
afterEach(() => product.close())

test('Hole 34: a mail is taken in while the document of another takes its time', async () => {
  product = await createMailInApp()
  const [loud, quiet] = [await newRecipient(product), await newRecipient(product)]
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const opened: string[] = []
  const { documents, turns } = product.work
  const slow: typeof documents = {
    ...documents,
    async open(path, folder, options) {
      const file = await options.turns(path)
      opened.push(path)
      // The first is the loud user's: it holds its turn until the test ends it.
      if (opened.length > 1) return documents.open(path, folder, options)
      await file.inProcess('look', () => hold(), undefined)
      return documents.open(path, folder, options)
    },
  }
  async function hold() {
    begun.resolve()
    await end.promise
  }
  const content = await pdfOf([['Hotel Seeblick', 'Total EUR 98.50']])
  const attachments = [{ filename: 'bill.pdf', content }]
  const mailOf = ({ email, address }: typeof loud) => ({ from: email, to: address, attachments })

  await product.send({ ...mailOf(loud), attachments: [...attachments, ...attachments] })
  const processor = startMailProcessor({ ...product.work, turns, documents: slow })
  await begun.promise
  await product.send(mailOf(quiet))
  processor.wake()
  await expect.poll(quiet.inboxItems).toMatchObject([{ name: 'bill.pdf' }])
  expect(opened).toHaveLength(2)
  expect(await loud.inboxItems()).toEqual([])
  end.resolve()
  await expect.poll(loud.inboxItems).toHaveLength(2)
  await processor.stop()
})
