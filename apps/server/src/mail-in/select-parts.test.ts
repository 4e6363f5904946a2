import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { type MailContents, type MailPart, selectParts, shownIn } from './select-parts.ts'

const anyPart: MailPart = {
  kind: 'other',
  mimeType: 'application/octet-stream',
  name: null,
  bytes: 200_000,
  contentId: null,
  mail: null,
}
const pdf: MailPart = { ...anyPart, kind: 'pdf', mimeType: 'application/pdf', name: 'invoice.pdf' }
const photo: MailPart = { ...anyPart, kind: 'image', mimeType: 'image/jpeg', name: 'IMG_1.jpg' }
const shownPhoto: MailPart = { ...photo, contentId: '<ii_1>' }
const logo: MailPart = { ...photo, bytes: 9_000, name: 'logo.png', contentId: '<logo@x>' }
const zip: MailPart = { ...anyPart, kind: 'zip' }

function mailWith(parts: MailPart[], more: Partial<MailContents> = {}): MailContents {
  return { parts, shown: new Set(['ii_1', 'logo@x']), hasText: true, hasAmount: true, ...more }
}

function forwarding(mail: MailContents | null): MailPart {
  return { ...anyPart, kind: 'mail', mimeType: 'message/rfc822', name: 'mail.eml', mail }
}

test.each([
  ['pdf', 'document'],
  ['xml', 'document'],
  ['heic', 'document'],
  ['tiff', 'document'],
  ['image', 'photo'],
] as const)('%s is taken as a %s, whatever it is called', (kind, as) => {
  const part = { ...anyPart, kind, mimeType: 'text/plain', name: '../../etc/passwd' }
  expect(selectParts(mailWith([part]))).toEqual({
    taken: [{ at: [0], as }],
    refused: [],
  })
})

test('a mail with an attachment is not read itself, and its logos are left out', () => {
  const { taken, refused } = selectParts(mailWith([logo, shownPhoto, pdf, photo]))
  expect(taken).toEqual([
    { at: [2], as: 'document' },
    { at: [3], as: 'photo' },
  ])
  expect(refused).toEqual([])
})

test('a mail without an attachment is read itself, one without anything is nothing', () => {
  expect(selectParts(mailWith([])).taken).toEqual([{ at: [], as: 'mail' }])
  expect(selectParts(mailWith([logo, shownPhoto])).taken).toEqual([{ at: [], as: 'mail' }])
  const empty = { taken: [], refused: [] }
  expect(selectParts(mailWith([], { hasText: false, hasAmount: false }))).toEqual(empty)
  expect(selectParts(mailWith([logo], { hasText: false, hasAmount: false }))).toEqual(empty)
})

test('a photo dropped into a mail that says nothing else is what was sent', () => {
  const says = { hasAmount: false }
  expect(selectParts(mailWith([logo, shownPhoto], says)).taken).toEqual([{ at: [1], as: 'photo' }])
  expect(selectParts(mailWith([shownPhoto, pdf], says)).taken).toEqual([
    { at: [1], as: 'document' },
  ])
  const banner = { ...shownPhoto, bytes: 40_000 }
  expect(selectParts(mailWith([banner], says)).taken).toEqual([{ at: [], as: 'mail' }])
})

test.each([
  [14_999, []],
  [15_000, [{ at: [0], as: 'photo' }]],
])('an attached picture of %i bytes', (bytes, taken) => {
  expect(selectParts(mailWith([{ ...photo, bytes }], { hasText: false })).taken).toEqual(taken)
})

test('a small document is one all the same', () => {
  const parts = (['pdf', 'xml', 'tiff', 'heic'] as const).map((kind) => ({
    ...pdf,
    kind,
    bytes: 900,
  }))
  expect(selectParts(mailWith(parts)).taken).toHaveLength(4)
})

test.each(fixtureRows<[string, string | null]>('mails/parts-left-out'))(
  '%s (%s) comes along with mails, and nothing is said',
  (mimeType, name) => {
    for (const kind of ['other', 'zip'] as const) {
      const { taken, refused } = selectParts(mailWith([{ ...anyPart, kind, mimeType, name }, pdf]))
      expect(taken).toEqual([{ at: [1], as: 'document' }])
      expect(refused).toEqual([])
    }
  },
)

test.each(fixtureRows<['zip' | 'other', string, string, string | null]>('mails/parts-refused'))(
  '%s is refused as %s: %s, %s',
  (kind, problem, mimeType, name) => {
    const { taken, refused } = selectParts(mailWith([pdf, { ...anyPart, kind, mimeType, name }]))
    expect(taken).toEqual([{ at: [0], as: 'document' }])
    expect(refused).toEqual([{ at: [1], problem }])
  },
)

test('Truth 20: where everything was refused, words without an amount are no receipt', () => {
  expect(selectParts({ ...mailWith([zip]), hasAmount: false })).toEqual({
    taken: [],
    refused: [{ at: [0], problem: 'zip' }],
  })
})

test('where everything was refused the mail itself is read, if it names an amount', () => {
  const { taken, refused } = selectParts({ ...mailWith([zip]), hasAmount: true })
  expect(taken).toEqual([{ at: [], as: 'mail' }])
  expect(refused).toEqual([{ at: [0], problem: 'zip' }])
})

test('a mail within the mail is opened: its attachments, else itself', () => {
  const mail = mailWith([forwarding(mailWith([logo, pdf])), forwarding(mailWith([]))])
  expect(selectParts(mail)).toEqual({
    taken: [
      { at: [0, 1], as: 'document' },
      { at: [1], as: 'mail' },
    ],
    refused: [],
  })
})

test('a mail within a mail within a mail is not opened', () => {
  const innermost = forwarding(mailWith([pdf]))
  const { taken, refused } = selectParts(mailWith([forwarding(mailWith([innermost, pdf]))]))
  expect(taken).toEqual([{ at: [0, 1], as: 'document' }])
  expect(refused).toEqual([{ at: [0, 0], problem: 'nested-mail' }])
  expect(selectParts(mailWith([forwarding(null)])).refused).toEqual([
    { at: [0], problem: 'nested-mail' },
  ])
})

test('all of fifty parts are accepted or reported', () => {
  const { taken, refused } = selectParts(
    mailWith([...Array.from({ length: 25 }, () => pdf), ...Array.from({ length: 25 }, () => zip)]),
  )
  expect(taken.map(({ at }) => at)).toEqual(Array.from({ length: 25 }, (_, index) => [index]))
  expect(refused).toHaveLength(25)
})

test('what HTML shows of the mail’s own parts', () => {
  const html = `<img src="cid:ii_1"><td background='CID:logo@x' style="background:url(cid:b)">cid: and acid:no`
  expect(shownIn(html)).toEqual(new Set(['ii_1', 'logo@x', 'b']))
  expect(shownIn('')).toEqual(new Set())
})
