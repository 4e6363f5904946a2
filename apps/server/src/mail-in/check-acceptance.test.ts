import type { MailRefusal } from '@quittance/contract/inbound'
import { expect, test } from 'vitest'
import { headOf, receivedBy, sentBy, writtenWith } from '#test/mail-heads.ts'
import { checkAcceptance } from './check-acceptance.ts'

const mia = { email: 'mia@example.com', isVerified: true, takesOthers: false }
const open = { ...mia, takesOthers: true }

const fine = { spf: 'pass', dkim: 'pass', dmarc: 'pass' }
/** Someone who forges Mia's address, from their own server. */
const forged = {
  spf: 'pass',
  dkim: 'pass',
  dmarc: 'fail',
  envelope: 'x@evil.example',
  signer: 'evil.example',
}

/** Mia's mail by Gmail, from someone else or with more headers. */
function from(sender: string) {
  return withFrom(`From: ${sender}`)
}
function withFrom(line: string) {
  return (
    receivedBy.gmail(fine) + writtenWith.gmail.replace('From: Mia Frei <mia@example.com>', line)
  )
}
function adding(header: string) {
  return `${receivedBy.gmail(fine)}${writtenWith.gmail}\n${header}`
}

type Row = [
  name: string,
  answer: 'take' | MailRefusal,
  mail: string,
  more?: { envelope?: string | null; user?: typeof mia },
]

const mails: Row[] = [
  // Mia forwards, with every program, to every kind of server
  ['Gmail to Gmail', 'take', receivedBy.gmail(fine) + writtenWith.gmail],
  ['Gmail to Microsoft', 'take', receivedBy.microsoft(fine) + writtenWith.gmail],
  ['Gmail to Postfix', 'take', receivedBy.postfix(fine) + writtenWith.gmail],
  ['Outlook to Microsoft', 'take', receivedBy.microsoft(fine) + writtenWith.outlook],
  ['Outlook to Gmail', 'take', receivedBy.gmail(fine) + writtenWith.outlook],
  ['Outlook to Exim', 'take', receivedBy.exim(fine) + writtenWith.outlook],
  [
    'Outlook, whose own server found no signature, to a server that looks at nothing',
    'take',
    receivedBy.plain({}) + writtenWith.outlook,
  ],
  ['Apple Mail to iCloud', 'take', receivedBy.icloud(fine) + writtenWith.appleMail],
  ['Apple Mail to Postfix', 'take', receivedBy.postfix(fine) + writtenWith.appleMail],
  ['iPhone to Gmail', 'take', receivedBy.gmail(fine) + writtenWith.iPhone],
  ['iPhone to amavis', 'take', receivedBy.amavis(fine) + writtenWith.iPhone],
  ['Thunderbird to Fastmail', 'take', receivedBy.fastmail(fine) + writtenWith.thunderbird],
  ['Thunderbird to Exim', 'take', receivedBy.exim(fine) + writtenWith.thunderbird],
  ['Android to Yahoo', 'take', receivedBy.yahoo(fine) + writtenWith.android],
  ['Yahoo to Fastmail', 'take', receivedBy.fastmail(fine) + writtenWith.yahoo],
  ['Yahoo to a server that looks at nothing', 'take', receivedBy.plain({}) + writtenWith.yahoo],
  [
    'by SMTP, with the sender in the envelope',
    'take',
    receivedBy.postfix(fine) + writtenWith.gmail,
    { envelope: 'mia@example.com' },
  ],

  // One pass is enough
  [
    'handed on by another server, the signature holds',
    'take',
    receivedBy.postfix({ ...fine, spf: 'fail' }) + writtenWith.gmail,
  ],
  [
    'the same with SPF in a header of its own',
    'take',
    receivedBy.amavis({ spf: 'Softfail', dkim: 'pass' }) + writtenWith.gmail,
  ],
  [
    'a footer broke the signature, SPF holds',
    'take',
    receivedBy.fastmail({ spf: 'pass', dkim: 'fail', dmarc: 'pass' }) + writtenWith.yahoo,
  ],
  [
    'an earlier server found a failure that the receiving one did not',
    'take',
    `${receivedBy.icloud(fine)}\nAuthentication-Results: relay.example; spf=fail; dmarc=fail${writtenWith.appleMail}`,
  ],

  // Someone forges Mia's address
  ['forged, at Gmail', 'forged', receivedBy.gmail(forged) + writtenWith.gmail],
  ['forged, at Microsoft', 'forged', receivedBy.microsoft(forged) + writtenWith.outlook],
  ['forged, at iCloud', 'forged', receivedBy.icloud(forged) + writtenWith.appleMail],
  ['forged, at Fastmail', 'forged', receivedBy.fastmail(forged) + writtenWith.thunderbird],
  ['forged, at Yahoo', 'forged', receivedBy.yahoo(forged) + writtenWith.yahoo],
  ['forged, at Postfix', 'forged', receivedBy.postfix(forged) + writtenWith.gmail],
  ['forged, at Exim', 'forged', receivedBy.exim(forged) + writtenWith.android],
  ['forged, SPF fails', 'forged', receivedBy.gmail({ spf: 'fail' }) + writtenWith.iPhone],
  [
    'forged, SPF fails softly',
    'forged',
    receivedBy.microsoft({ spf: 'softfail' }) + writtenWith.iPhone,
  ],
  [
    'forged, Received-SPF alone fails',
    'forged',
    receivedBy.amavis({ spf: 'Fail' }) + writtenWith.iPhone,
  ],
  [
    'forged, a copied signature fails',
    'forged',
    receivedBy.exim({ dkim: 'fail' }) + writtenWith.gmail,
  ],
  [
    'forged, with results of the forger’s own below',
    'forged',
    `${receivedBy.postfix({ spf: 'fail' })}\nAuthentication-Results: mx.in.example.com; spf=pass; dkim=pass; dmarc=pass${writtenWith.gmail}`,
  ],
  [
    'forged, with such results straight below the server’s',
    'forged',
    `${receivedBy.exim({ spf: 'fail', dmarc: 'fail' })}\nAuthentication-Results: mx.in.example.com; spf=pass; dkim=pass; dmarc=pass${writtenWith.gmail.replace(/^\nReceived[^]*?\nDKIM/, '\nDKIM')}`,
  ],
  [
    'forged, with a pass in the envelope’s name',
    'forged',
    receivedBy.gmail({ spf: 'fail', envelope: '"; dkim=pass ;"@evil.example' }) + writtenWith.gmail,
  ],
  [
    'forged, with a bracket in the envelope’s name',
    'forged',
    receivedBy.gmail({ ...forged, envelope: '"a("@evil.example' }) + writtenWith.gmail,
  ],
  [
    'forged, also where others are taken',
    'forged',
    receivedBy.gmail(forged) + sentBy.hotel,
    { user: open },
  ],

  // Strangers, and lookalikes of Mia
  ['a stranger', 'stranger', receivedBy.gmail(fine) + sentBy.hotel],
  ['a stranger with Mia’s name', 'stranger', from('Mia Frei <mia@evil.example>')],
  [
    'a stranger with Mia’s address as a name',
    'stranger',
    from('"mia@example.com" <x@evil.example>'),
  ],
  [
    'an address that begins like Mia’s',
    'stranger',
    from('Mia Frei <mia@example.com.evil.example>'),
  ],
  ['a letter that looks like one of Mia’s', 'stranger', from('Mia Frei <miа@example.com>')],
  ['another of Mia’s addresses', 'stranger', from('Mia Frei <mia+work@example.com>')],
  [
    'two addresses in From',
    'several-senders',
    from('Mia Frei <mia@example.com>, <x@evil.example>'),
  ],
  ['two From headers', 'several-senders', adding('From: <x@evil.example>')],
  ['two From headers, one of them without an address', 'several-senders', adding('From: Somebody')],
  [
    'no From',
    'several-senders',
    receivedBy.gmail(fine) + writtenWith.gmail.replace(/\nFrom: .*/, ''),
    { user: open },
  ],

  // Other senders, where Mia accepts them
  ['a hotel, as machines send', 'take', receivedBy.gmail(fine) + sentBy.hotel, { user: open }],
  [
    'a ride service, in bulk',
    'take',
    receivedBy.postfix(fine) + sentBy.rideApp,
    { user: open, envelope: 'bounces+1@sg.rides.example' },
  ],

  // Auto-replies, and mail loops
  ['a bounce by SMTP', 'bounce', receivedBy.postfix(fine) + writtenWith.gmail, { envelope: '' }],
  ['a bounce in a mailbox', 'bounce', receivedBy.plain({ envelope: '' }) + writtenWith.gmail],
  [
    'a report of a delivery',
    'bounce',
    `${receivedBy.plain({})}\nFrom: <mia@example.com>\nContent-Type: multipart/report; report-type=delivery-status;\n\tboundary="x"`,
  ],
  [
    'a report that it was read',
    'bounce',
    `${receivedBy.plain({})}\nFrom: <mia@example.com>\nContent-Type: Multipart/Report; report-type=disposition-notification`,
  ],
  [
    'out of office',
    'auto-reply',
    adding('Auto-Submitted: auto-replied; owner-email="mia@example.com"'),
  ],
  [
    'an answering machine of Gmail',
    'auto-reply',
    `${receivedBy.gmail(fine)}${writtenWith.gmail}\nX-Autoreply: yes\nPrecedence: bulk`,
  ],
  [
    'an answering machine of cPanel',
    'auto-reply',
    `${receivedBy.exim(fine)}${writtenWith.thunderbird}\nX-Autorespond: Holidays`,
  ],
  [
    'an answering machine of old',
    'auto-reply',
    `${receivedBy.exim(fine)}${writtenWith.thunderbird}\nPrecedence: auto_reply`,
  ],
  ['a mail of ours that came back', 'own-mail', adding('X-Quittance: report')],
  [
    'a mail that goes round',
    'loop',
    `${'\nReceived: from a.example by b.example'.repeat(30)}${receivedBy.plain({})}${writtenWith.gmail}`,
  ],
  [
    'a mail that went a long way',
    'take',
    `${'\nReceived: from a.example by b.example'.repeat(26)}${receivedBy.plain({})}${writtenWith.gmail}`,
  ],
  [
    'to a user whose address is not verified',
    'unverified',
    receivedBy.gmail(fine) + writtenWith.gmail,
    { user: { ...mia, isVerified: false } },
  ],
]

/** Parsers disagree on who sent these. */
const ambiguousSenders = [
  'From: <mia@example.com> <x@evil.example>',
  'From: <x@evil.example> <mia@example.com>',
  'From: mia@example.com <x@evil.example>',
  'From: x@evil.example <mia@example.com>',
  'From: Friends: mia@example.com;',
  'From: Friends: mia@example.com, x@evil.example;',
  'From: :mia@example.com',
  'From: mia@example.com, Somebody',
  'From: mia@example.com (x@evil.example)',
  'From: (x@evil.example) <mia@example.com>',
  'From: <@evil.example:mia@example.com>',
  'From: "x@evil.example"@example.com <mia@example.com>',
  'From: "Mia <mia@example.com>',
  'From: Mia <mia@example.com> Frei',
  'From: <mia@example.com',
  'From : mia@example.com',
  'From\t: mia@example.com',
  'From: x@evil.example\nFrom : mia@example.com',
  'From : x@evil.example\nFrom: mia@example.com',
  'From:',
]
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
      receive({}) + writtenWith.thunderbird,
    ],
  ),
  [
    'a name server that did not answer',
    'forged',
    receivedBy.exim({ spf: 'temperror', dkim: 'temperror', dmarc: 'temperror' }) +
      writtenWith.appleMail,
  ],
  [
    'no policy, and a pass that the sender wrote below',
    'forged',
    `${receivedBy.exim({})}\nAuthentication-Results: mx.in.example.com; spf=pass; dkim=pass; dmarc=pass${writtenWith.gmail.replace(/^\nReceived[^]*?\nDKIM/, '\nDKIM')}`,
  ],
  ['no policy of a hotel’s domain', 'forged', receivedBy.exim({}) + sentBy.hotel, { user: open }],
]

test.each(unconfirmed)('Hole 28: %s: %s', (_, answer, mail, { user = mia } = {}) => {
  expect(checkAcceptance(headOf(mail), user)).toBe(answer)
})

test.each(mails)('Hole 20: %s: %s', (_, answer, mail, { envelope = null, user = mia } = {}) => {
  expect(checkAcceptance(headOf(mail, envelope), user)).toBe(answer)
})

test('case does not matter in an address', () => {
  const head = headOf(receivedBy.plain({}) + writtenWith.outlook)
  expect(head.from).toEqual(['Mia@Example.com'])
  expect(checkAcceptance(head, mia)).toBe('take')
  expect(checkAcceptance(head, { ...mia, email: 'MIA@example.com' })).toBe('take')
})

test('an auto-reply that claims to be none is accepted', () => {
  const head = headOf(
    `${receivedBy.plain({})}${writtenWith.gmail}\nX-Autoreply: no\nAuto-Submitted: no`,
  )
  expect(checkAcceptance(head, mia)).toBe('take')
})
