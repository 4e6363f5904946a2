import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { newFolder } from '#test/at-end.ts'
import { messageKey } from './mail-head.ts'
import { parseHead, readHead } from './read-head.ts'

let folder: string
beforeEach(async () => {
  folder = await newFolder()
})

async function read(mail: string | Buffer) {
  const path = join(folder, 'mail.eml')
  await writeFile(path, mail)
  return readHead(path, null)
}

test('headers in their order, folded ones joined, and nothing of the body', async () => {
  const { head } = await read(
    'Received: one\r\nReceived: two\r\n by mx\r\nFrom: "b@x, c" <Ada@Example.com>\r\nMessage-ID: <1@x>\r\n\r\nFrom: eve@example.org\r\n',
  )
  expect(head.headers.map(({ key, value }) => `${key}=${value}`)).toEqual([
    'received=one',
    'received=two by mx',
    'from="b@x, c" <Ada@Example.com>',
    'message-id=<1@x>',
  ])
  expect(head.from).toEqual(['Ada@Example.com'])
  expect(head.messageId).toBe('<1@x>')
})

test.each([
  ['From: a@x, b@x', ['a@x', 'b@x']],
  ['From: a@x\r\nFrom: b@x', ['a@x', 'b@x']],
  ['From: Group: a@x, b@x;', ['a@x', 'b@x']],
  ['From: nobody', []],
  ['Subject: none', []],
])('every sender of %j counts', async (text, from) => {
  expect((await read(`${text}\r\n\r\n`)).head.from).toEqual(from)
})

test.each([
  ['=?utf-8?q?Gr=C3=BC=C3=9Fe_aus?= =?utf-8?b?IEvDtmxu?=', 'Grüße aus Köln'],
  ['=?iso-8859-1?Q?Caf=E9?=', 'Café'],
  ['=?nonsense?q?Caf=E9?=', '=?nonsense?q?Caf=E9?='],
  ['Grüße', 'Grüße'],
  ['a\u202eb\u0007c', 'a b c'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('the subject %j is shown as %j', async (subject, shown) => {
  expect((await read(`Subject: ${subject}\r\n\r\n`)).subject).toBe(shown)
})

test('mails of nothing, of bytes, without a body and without an end of their head are read as well', async () => {
  expect((await read('')).head.headers).toEqual([])
  expect((await read(Buffer.from([0, 255, 254, 10, 13, 10]))).sender).toBe('')
  expect((await read('Subject: only')).subject).toBe('only')
  expect((await read(`Subject: x\r\n\r\n${'y'.repeat(500_000)}`)).isTooLong).toBe(false)
  expect((await read(`X: ${'y\r\n '.repeat(100_000)}`)).isTooLong).toBe(true)
})

test('lines that are no headers are left out', () => {
  expect(parseHead('A: b\n: c\nno colon\nD : e', null).headers).toEqual([
    { key: 'a', value: 'b' },
    { key: 'd', value: 'e' },
  ])
})

test.each(['\u2028', '\u2029', '\r', '\u0085', '\v'])(
  'a header with %j in it is there, whole',
  async (odd) => {
    const { head, hasBareReturn } = await read(`From: a@x\r\nFrom: b${odd}c@x\r\nTo: d@x\r\n\r\nx`)
    expect(head.headers).toEqual([
      { key: 'from', value: 'a@x' },
      { key: 'from', value: `b${odd}c@x` },
      { key: 'to', value: 'd@x' },
    ])
    expect(hasBareReturn).toBe(odd === '\r')
  },
)

test('Hole 27: of a From and a Subject that are too long, only the start is parsed', async () => {
  const { head, subject } = await read(
    `From: ${'a@b, '.repeat(10_000)}\r\n${'From: c@d\r\n'.repeat(1000)}Subject: ${'x'.repeat(4000)}=?utf-8?q?y?=\r\n\r\n`,
  )
  expect(head.from.length).toBeLessThan(1000)
  expect(head.from.filter((address) => address === 'c@d')).toHaveLength(9)
  expect(head.hasPlainFrom).toBe(false)
  expect(subject).toBe('x'.repeat(200))
})

const written =
  'From: Mia <mia@example.com>\r\nDate: Mon, 16 Nov 2026 09:12:00 +0100\r\nSubject: Hotel\r\n'

async function keyOf(lines: string, body = 'Total 5.00\r\n') {
  const { head, bodySha256 } = await read(`${lines}\r\n${body}`)
  return messageKey(head, bodySha256)
}

test('the same Message-ID is the same mail, whatever was written around it', async () => {
  const key = await keyOf(`${written}Message-ID: <1@example.com>\r\n`)
  expect(key).toMatch(/^[\da-f]{64}$/)
  expect(await keyOf('Message-ID:  <1@example.com> \r\n', 'b')).toBe(key)
  expect(await keyOf(`${written}Message-ID: <2@example.com>\r\n`)).not.toBe(key)
  expect(await keyOf(`${written}Message-ID: <1@Example.com>\r\n`)).not.toBe(key)
})

test.each(['', 'Message-ID:\r\n', 'Message-ID:   \r\n'])(
  'without a Message-ID (%j) it is known by what its writer wrote',
  async (noId) => {
    const head = `${noId}${written}`
    const key = await keyOf(head)
    expect(await keyOf(`Received: by mx.example.com\r\n${head}`)).toBe(key)
    for (const part of ['Mia', 'Mon', 'Hotel']) {
      expect(await keyOf(head.replace(part, 'another'))).not.toBe(key)
    }
    expect(await keyOf(head, 'Total 6.00\r\n')).not.toBe(key)
  },
)

test('what moves from one header to the next is another mail', async () => {
  const moved = await keyOf('Date:\r\nSubject: x\r\n')
  expect(await keyOf('Date: x\r\nSubject:\r\n')).not.toBe(moved)
})
