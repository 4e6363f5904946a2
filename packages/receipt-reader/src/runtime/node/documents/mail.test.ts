import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pdfOf } from '@quittance/test-support/pdf'
import { expect, test } from 'vitest'
import { folder, useFolder } from '#test/folder.ts'
import { drawFolio } from '#test/pdfs.ts'
import { takeMailApart } from './mail.ts'

useFolder()

const head =
  'From: "Ann" <ann@example.com>\r\nMessage-ID: <1@example.com>\r\nSubject: Fwd: Bill\r\n'

type Part = { head: string; body: string }

function mixed(parts: Part[], boundary = 'b') {
  const written = parts.map((part) => `--${boundary}\r\n${part.head}\r\n\r\n${part.body}\r\n`)
  return `Content-Type: multipart/mixed; boundary=${boundary}\r\n\r\n${written.join('')}--${boundary}--\r\n`
}

function fileOf(name: string, content: Buffer | string, more = ''): Part {
  return {
    head: `Content-Type: application/octet-stream\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="${name}"${more}`,
    body: Buffer.from(content).toString('base64'),
  }
}

const text = (body: string): Part => ({ head: 'Content-Type: text/plain; charset=utf-8', body })
const mail = (body: string): Part => ({ head: 'Content-Type: message/rfc822', body })
const apart = (written: string) => takeMailApart(Buffer.from(head + written), folder)

test('attachments become files with names of ours, byte for byte', async () => {
  const pdf = await pdfOf(drawFolio)
  const { parts, ...rest } = await apart(
    mixed([text('Here it is'), fileOf('../../etc/bill.pdf', pdf), fileOf('a.zip', 'PK\x03\x04')]),
  )
  const sent = { contentId: null, isShownInText: false, within: null }
  const binary = { mimeType: 'application/octet-stream', ...sent }
  expect(parts).toEqual([
    { file: 'part-01', name: '../../etc/bill.pdf', kind: 'pdf', bytes: pdf.length, ...binary },
    { file: 'part-02', name: 'a.zip', kind: 'zip', bytes: 4, ...binary },
  ])
  expect(await readdir(folder)).toEqual(['part-01', 'part-02'])
  expect(pdf.equals(await readFile(join(folder, 'part-01')))).toBe(true)
  expect(rest).toMatchObject({
    from: [{ name: 'Ann', address: 'ann@example.com' }],
    messageId: '<1@example.com>',
    subject: 'Fwd: Bill',
    text: expect.stringContaining('Here it is'),
    html: null,
  })
})

test('headers come in their order, also those that come twice', async () => {
  const { headers } = await apart('Received: one\r\nReceived: two\r\n\r\nHello')
  expect(headers.filter(({ key }) => key === 'received')).toEqual([
    { key: 'received', value: 'one' },
    { key: 'received', value: 'two' },
  ])
})

test('every sender is told', async () => {
  const from = 'From: =?utf-8?q?J=C3=BCrg?= <j@example.com>, b@example.com\r\n'
  const several = `${from}From: Group: c@example.com;\r\n\r\nHello`
  expect((await takeMailApart(Buffer.from(several), folder)).from).toEqual([
    { name: 'Jürg', address: 'j@example.com' },
    { name: '', address: 'b@example.com' },
    { name: '', address: 'c@example.com' },
  ])
})

test('a mail of HTML is handed on as it is written, nothing in it is fetched', async () => {
  const { html, parts } = await apart(
    'Content-Type: text/html\r\n\r\n<p>Total <b>12.50</b><img src="http://127.0.0.1:9/x.png"></p>',
  )
  expect(html).toContain('<b>12.50</b>')
  expect(parts).toEqual([])
})

test('a picture that the text shows is told from one that is sent', async () => {
  const related = mixed(
    [
      { head: 'Content-Type: text/html', body: '<img src="cid:logo">' },
      {
        head: 'Content-Type: image/png\r\nContent-ID: <logo>\r\nContent-Transfer-Encoding: base64',
        body: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1').toString('base64'),
      },
    ],
    'r',
  ).replace('multipart/mixed', 'multipart/related')
  expect((await apart(related)).parts).toMatchObject([
    { kind: 'image', mimeType: 'image/png', contentId: '<logo>', isShownInText: true },
  ])
})

test('a mail within a mail is opened, one within that is refused', async () => {
  const forwarded = `${head}${mixed([text('The bill'), fileOf('bill.pdf', '%PDF-1.7')], 'c')}`
  expect(await apart(mixed([mail(forwarded)]))).toMatchObject({
    text: expect.stringContaining('The bill'),
    parts: [{ name: 'bill.pdf', kind: 'pdf', within: 0 }],
    inside: [{ text: expect.stringContaining('The bill'), html: null, file: 'mail-01' }],
  })
  const twice = `${head}${mixed([mail(forwarded)], 'd')}`
  await expect(apart(mixed([mail(twice)]))).rejects.toMatchObject({ problem: 'nested-mail' })
})

test('parts within parts within parts are refused', async () => {
  let deep = mixed([text('x')], 'b0')
  for (let depth = 1; depth < 100; depth++) deep = mixed([{ head: deep, body: '' }], `b${depth}`)
  await expect(apart(deep)).rejects.toMatchObject({ problem: 'nested-mail' })
})

test('a mail of thousands of parts is refused', async () => {
  const many = Array.from({ length: 6000 }, (_, at) => fileOf(`${at}.txt`, 'x'))
  await expect(apart(mixed(many))).rejects.toMatchObject({ problem: 'too-large' })
  const some = Array.from({ length: 51 }, (_, at) => fileOf(`${at}.txt`, 'x'))
  await expect(apart(mixed(some))).rejects.toMatchObject({ problem: 'too-large' })
})
