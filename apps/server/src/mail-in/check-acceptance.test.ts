import type { MailRefusal } from '@quittance/contract/inbound'
import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { writtenWith as by, headOf, receivedBy, sentBy } from '#test/mail-heads.ts'
import { checkAcceptance } from './check-acceptance.ts'

const { amavis, exim, fastmail, gmail, icloud, microsoft, plain, postfix, yahoo } = receivedBy

const mia = { email: 'mia@example.com', isVerified: true, takesOthers: false }
const open = { ...mia, takesOthers: true }
const unverified = { ...mia, isVerified: false }

const fine = { spf: 'pass', dkim: 'pass', dmarc: 'pass' }
/** Someone who forges Mia's address, from their own server. */
const forged = { ...fine, dmarc: 'fail', envelope: 'x@evil.example', signer: 'evil.example' }

/** Mia's mail by Gmail, from someone else or with more headers. */
const withFrom = (line: string) =>
  gmail(fine) + by.gmail.replace('From: Mia Frei <mia@example.com>', line)
const from = (sender: string) => withFrom(`From: ${sender}`)
const adding = (header: string) => `${gmail(fine)}${by.gmail}\n${header}`
const fake = 'Authentication-Results: mx.in.example.com; spf=pass; dkim=pass; dmarc=pass'
/** Without the line of its own server. */
const direct = by.gmail.replace(/^\nReceived[^]*?\nDKIM/, '\nDKIM')
const ofType = `${plain({})}\nFrom: <mia@example.com>\nContent-Type: `
const hops = (count: number) => '\nReceived: from a.example by b.example'.repeat(count)

type Row = [
  name: string,
  answer: 'take' | MailRefusal,
  mail: string,
  more?: { envelope?: string | null; user?: typeof mia },
]

const mails: Row[] = [
  // Mia forwards, with every program, to every kind of server
  ['Gmail to Gmail', 'take', gmail(fine) + by.gmail],
  ['Gmail to Microsoft', 'take', microsoft(fine) + by.gmail],
  ['Gmail to Postfix', 'take', postfix(fine) + by.gmail],
  ['Outlook to Microsoft', 'take', microsoft(fine) + by.outlook],
  ['Outlook to Gmail', 'take', gmail(fine) + by.outlook],
  ['Outlook to Exim', 'take', exim(fine) + by.outlook],
  ['Outlook, unsigned by its server, to one that looks at nothing', 'take', plain({}) + by.outlook],
  ['Apple Mail to iCloud', 'take', icloud(fine) + by.appleMail],
  ['Apple Mail to Postfix', 'take', postfix(fine) + by.appleMail],
  ['iPhone to Gmail', 'take', gmail(fine) + by.iPhone],
  ['iPhone to amavis', 'take', amavis(fine) + by.iPhone],
  ['Thunderbird to Fastmail', 'take', fastmail(fine) + by.thunderbird],
  ['Thunderbird to Exim', 'take', exim(fine) + by.thunderbird],
  ['Android to Yahoo', 'take', yahoo(fine) + by.android],
  ['Yahoo to Fastmail', 'take', fastmail(fine) + by.yahoo],
  ['Yahoo to a server that looks at nothing', 'take', plain({}) + by.yahoo],
  ['by SMTP, with an envelope', 'take', postfix(fine) + by.gmail, { envelope: 'mia@example.com' }],

  // One pass is enough
  ['handed on, the signature holds', 'take', postfix({ ...fine, spf: 'fail' }) + by.gmail],
  [
    'handed on, SPF in its own header',
    'take',
    amavis({ spf: 'Softfail', dkim: 'pass' }) + by.gmail,
  ],
  ['a footer broke the signature', 'take', fastmail({ ...fine, dkim: 'fail' }) + by.yahoo],
  [
    'an earlier server found a failure that the receiving one did not',
    'take',
    `${icloud(fine)}\nAuthentication-Results: relay.example; spf=fail; dmarc=fail${by.appleMail}`,
  ],

  // Someone forges Mia's address
  ['forged, at Gmail', 'forged', gmail(forged) + by.gmail],
  ['forged, at Microsoft', 'forged', microsoft(forged) + by.outlook],
  ['forged, at iCloud', 'forged', icloud(forged) + by.appleMail],
  ['forged, at Fastmail', 'forged', fastmail(forged) + by.thunderbird],
  ['forged, at Yahoo', 'forged', yahoo(forged) + by.yahoo],
  ['forged, at Postfix', 'forged', postfix(forged) + by.gmail],
  ['forged, at Exim', 'forged', exim(forged) + by.android],
  ['forged, SPF fails', 'forged', gmail({ spf: 'fail' }) + by.iPhone],
  ['forged, SPF fails softly', 'forged', microsoft({ spf: 'softfail' }) + by.iPhone],
  ['forged, Received-SPF alone fails', 'forged', amavis({ spf: 'Fail' }) + by.iPhone],
  ['forged, a copied signature fails', 'forged', exim({ dkim: 'fail' }) + by.gmail],
  [
    'forged, with results of their own',
    'forged',
    `${postfix({ spf: 'fail' })}\n${fake}${by.gmail}`,
  ],
  [
    'forged, with such on top',
    'forged',
    `${exim({ spf: 'fail', dmarc: 'fail' })}\n${fake}${direct}`,
  ],
  [
    'forged, with a pass in the envelope’s name',
    'forged',
    gmail({ spf: 'fail', envelope: '"; dkim=pass ;"@evil.example' }) + by.gmail,
  ],
  [
    'forged, with a bracket in the envelope’s name',
    'forged',
    gmail({ ...forged, envelope: '"a("@evil.example' }) + by.gmail,
  ],
  ['forged, also where others are taken', 'forged', gmail(forged) + sentBy.hotel, { user: open }],

  // Strangers, and lookalikes of Mia
  ['a stranger', 'stranger', gmail(fine) + sentBy.hotel],
  ['a stranger with Mia’s name', 'stranger', from('Mia Frei <mia@evil.example>')],
  ['Mia’s address as a name', 'stranger', from('"mia@example.com" <x@evil.example>')],
  ['an address like Mia’s', 'stranger', from('Mia Frei <mia@example.com.evil.example>')],
  ['a letter that looks like one of Mia’s', 'stranger', from('Mia Frei <miа@example.com>')],
  ['another of Mia’s addresses', 'stranger', from('Mia Frei <mia+work@example.com>')],
  ['two senders in From', 'several-senders', from('Mia Frei <mia@example.com>, <x@evil.example>')],
  ['two From headers', 'several-senders', adding('From: <x@evil.example>')],
  ['two From headers, one of them without an address', 'several-senders', adding('From: Somebody')],
  ['no From', 'several-senders', gmail(fine) + by.gmail.replace(/\nFrom: .*/, ''), { user: open }],

  // Other senders, where Mia accepts them
  ['a hotel, as machines send', 'take', gmail(fine) + sentBy.hotel, { user: open }],
  [
    'a ride service, in bulk',
    'take',
    postfix(fine) + sentBy.rideApp,
    { user: open, envelope: 'bounces+1@sg.rides.example' },
  ],

  // Auto-replies, and mail loops
  ['a bounce by SMTP', 'bounce', postfix(fine) + by.gmail, { envelope: '' }],
  ['a bounce in a mailbox', 'bounce', plain({ envelope: '' }) + by.gmail],
  [
    'a delivery report',
    'bounce',
    `${ofType}multipart/report; report-type=delivery-status;\n\tboundary="x"`,
  ],
  [
    'a receipt of reading',
    'bounce',
    `${ofType}Multipart/Report; report-type=disposition-notification`,
  ],
  ['away', 'auto-reply', adding('Auto-Submitted: auto-replied; owner-email="mia@example.com"')],
  ['an answering machine of Gmail', 'auto-reply', adding('X-Autoreply: yes\nPrecedence: bulk')],
  ['one of cPanel', 'auto-reply', `${exim(fine)}${by.thunderbird}\nX-Autorespond: Holidays`],
  ['one of old', 'auto-reply', `${exim(fine)}${by.thunderbird}\nPrecedence: auto_reply`],
  ['one that says it is none', 'take', adding('X-Autoreply: no\nAuto-Submitted: no')],
  ['a mail of ours that came back', 'own-mail', adding('X-Quittance: report')],
  ['a mail that goes round', 'loop', `${hops(30)}${plain({})}${by.gmail}`],
  ['a mail that went a long way', 'take', `${hops(26)}${plain({})}${by.gmail}`],
  ['to an unverified user', 'unverified', gmail(fine) + by.gmail, { user: unverified }],
]

/** Parsers disagree on who sent these. */
const ambiguousSenders = fixtureRows<string>('mails/ambiguous-senders')
const plainSenders = [
  'From: mia@example.com',
  'FROM:<mia@example.com>',
  'From: Mia Frei\n <mia@example.com>',
  'From: Frau Dr. Mia Frei-Özil [Sales] <mia@example.com>',
  'From: "Frei, Mia (Sales): <x@evil.example> \\" x" <mia@example.com>',
]
const unconfirmed: Row[] = [
  ...ambiguousSenders.flatMap((line): Row[] =>
    [mia, open].map((user) => [line, 'several-senders', withFrom(line), { user }]),
  ),
  ...plainSenders.map((line): Row => [line, 'take', withFrom(line)]),
  ...Object.entries(receivedBy).map(
    ([server, receive]): Row => [
      `${server} found no policy of the sender’s domain`,
      server === 'plain' ? 'take' : 'forged',
      receive({}) + by.thunderbird,
    ],
  ),
  [
    'a name server that did not answer',
    'forged',
    exim({ spf: 'temperror', dkim: 'temperror', dmarc: 'temperror' }) + by.appleMail,
  ],
  ['no policy, and a pass that the sender wrote below', 'forged', `${exim({})}\n${fake}${direct}`],
  ['no policy of a hotel’s domain', 'forged', exim({}) + sentBy.hotel, { user: open }],
]

test.each(unconfirmed)('Hole 28: %s: %s', (_, answer, mail, { user = mia } = {}) => {
  expect(checkAcceptance(headOf(mail), user)).toBe(answer)
})

test.each(mails)('Hole 20: %s: %s', (_, answer, mail, { envelope = null, user = mia } = {}) => {
  expect(checkAcceptance(headOf(mail, envelope), user)).toBe(answer)
})

test('case does not matter in an address', () => {
  const head = headOf(plain({}) + by.outlook)
  expect(head.from).toEqual(['Mia@Example.com'])
  expect(checkAcceptance(head, mia)).toBe('take')
  expect(checkAcceptance(head, { ...mia, email: 'MIA@example.com' })).toBe('take')
})
