import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { newFolder } from '#test/at-end.ts'
import { createMailbox } from './mailbox.ts'

const local = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } }
const message = { to: 'ada@example.com', subject: 'Report', text: '', html: '<head></head>' }

const folder = await newFolder()
const mailbox = createMailbox(folder)
const product = await createTestApp({ mailbox })

test('attachments are listed with their size, and open', async () => {
  await mailbox.send({
    ...message,
    attachments: [fileOf('first.txt', '1'), fileOf('<R&D> 東京.txt', 'x'.repeat(2500))],
  })
  const page = await product.app.inject({ url: '/dev/mailbox', ...local })
  expect(page.body).toContain('&lt;R&amp;D&gt; 東京.txt</a> (3 kB)')
  const links = [...page.body.matchAll(/href="([^"]+)" download/g)].map(([, url = '']) => url)
  expect(links).toHaveLength(2)

  const file = await product.app.inject({ url: links[1] ?? '', ...local })
  expect(file.statusCode).toBe(200)
  expect(file.body).toBe('x'.repeat(2500))
  expect(file.headers['content-type']).toBe('text/plain')
  expect(file.headers['content-disposition']).toBe(
    `attachment; filename="<R&D> ??.txt"; filename*=UTF-8''%3CR%26D%3E%20%E6%9D%B1%E4%BA%AC.txt`,
  )
})

test('attachments are for this machine, and only those that are there', async () => {
  await mailbox.send({ ...message, attachments: [fileOf('one.txt', '1')] })
  const [newest] = await mailbox.list()
  const url = `/dev/mailbox/${newest?.id}/attachments`
  expect((await product.app.inject({ url: `${url}/0`, ...local })).statusCode).toBe(200)
  for (const missing of [`${url}/1`, `${url}/-1`, `${url}/x`, '/dev/mailbox/x/attachments/0']) {
    expect((await product.app.inject({ url: missing, ...local })).statusCode).toBe(404)
  }
  const far = { ...local, remoteAddress: '192.0.2.7' }
  expect((await product.app.inject({ url: `${url}/0`, ...far })).statusCode).toBe(404)
})

test('a mail whose attachment breaks is not kept', async () => {
  const before = (await mailbox.list()).length
  const broken = { ...fileOf('b.txt', ''), open: () => Readable.from(failing()) }
  const sending = mailbox.send({ ...message, attachments: [fileOf('a.txt', '1'), broken] })
  await expect(sending).rejects.toThrow('storage is down')
  expect(await mailbox.list()).toHaveLength(before)
})

test('mail kept by an earlier version has no attachments', async () => {
  const old = { id: 'old', sentAt: '2020-01-01T00:00:00.000Z', ...message }
  await writeFile(join(folder, '2020-01-01-old.json'), JSON.stringify(old))
  expect(await mailbox.find('old')).toMatchObject({ subject: 'Report', attachments: [] })
})

function fileOf(name: string, content: string) {
  return { name, contentType: 'text/plain', open: () => Readable.from([content]) }
}

async function* failing(): AsyncGenerator<string> {
  yield 'half'
  throw new Error('storage is down')
}
