import { expect, test } from 'vitest'
import type { MailFile, TakenApart } from '#documents/document-reader.ts'
import { chooseParts } from './mail-contents.ts'

function file(name: string, kind: MailFile['kind'], more: Partial<MailFile> = {}): MailFile {
  const unnamed = { mimeType: 'application/octet-stream', contentId: null, bytes: 99_000 }
  return { path: `/f/${name}`, name, kind, ...unnamed, within: null, ...more }
}

function mail(more: Partial<TakenApart>): TakenApart {
  return { text: null, html: null, files: [], inside: [], ...more }
}

function describeParts(taken: TakenApart) {
  return chooseParts(taken).map((part) => {
    if (part.as === 'refused') return `${part.name}: ${part.problem}`
    return part.as === 'mail' ? part.mail.lines.flat().join(' ') : `${part.as} ${part.file.name}`
  })
}

test('files become what their bytes say they are', () => {
  const files = [
    file('a.exe', 'pdf'),
    file('b.txt', 'image', { mimeType: 'text/plain' }),
    file('c.xml', 'xml'),
    file('d', 'outlook-format'),
    file('e.zip', 'zip'),
    file('f.docx', 'other'),
    file('g.ics', 'other', { mimeType: 'text/calendar' }),
    file('h', 'empty'),
  ]
  expect(describeParts(mail({ text: 'Total 5.00', files }))).toEqual([
    'document a.exe',
    'photo b.txt',
    'document c.xml',
    'd: outlook-format',
    'e.zip: zip',
    'f.docx: not-a-document',
    'h: not-a-document',
  ])
})

test('an embedded logo is not a receipt, a photo pasted into an empty mail is', () => {
  const logo = file('logo.png', 'image', { contentId: '<logo>' })
  const html = '<img src="cid:logo">'
  expect(describeParts(mail({ html: `Total 5.00 ${html}`, files: [logo] }))).toEqual(['Total 5.00'])
  expect(describeParts(mail({ html, files: [logo] }))).toEqual(['photo logo.png'])
})

test('what came with a mail inside is that mail’s, and so are its words', () => {
  const inner = { text: 'Hotel Krone, total 98.50 EUR', html: null, path: '/f/1', subject: '' }
  const files = [file('terms.zip', 'zip'), file('bill.pdf', 'pdf', { within: 0 })]
  expect(describeParts(mail({ text: 'See below', inside: [inner], files }))).toEqual([
    'document bill.pdf',
    'terms.zip: zip',
  ])
  expect(describeParts(mail({ text: 'See below', inside: [inner] }))).toEqual([inner.text])
  // The reader gives an empty mail the text of the nested one: count it once.
  expect(describeParts(mail({ ...inner, inside: [inner] }))).toEqual([inner.text])
})
