import type { MailRefusal } from '@quittance/contract/inbound'
import { expect, test } from 'vitest'
import { writtenWith as by, headOf, receivedBy, sentBy } from '#test/mail-heads.ts'
import { checkAcceptance } from './check-acceptance.ts'

const { amavis, exim, fastmail, gmail, icloud, microsoft, plain, postfix, yahoo } = receivedBy

const mia = { email: 'mia@example.com', isVerified: true, takesOthers: false }
const open = { ...mia, takesOthers: true }

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
  [
    'Outlook, whose own server found no signature, to a server that looks at nothing',
    'take',
    plain({}) + by.outlook,
  ],
  ['Apple Mail to iCloud', 'take', icloud(fine) + by.appleMail],
  ['Apple Mail to Postfix', 'take', postfix(fine) + by.appleMail],
  ['iPhone to Gmail', 'take', gmail(fine) + by.iPhone],
  ['iPhone to amavis', 'take', amavis(fine) + by.iPhone],
  ['Thunderbird to Fastmail', 'take', fastmail(fine) + by.thunderbird],
  ['Thunderbird to Exim', 'take', exim(fine) + by.thunderbird],
  ['Android to Yahoo', 'take', yahoo(fine) + by.android],
  ['Yahoo to Fastmail', 'take', fastmail(fine) + by.yahoo],
  ['Yahoo to a server that looks at nothing', 'take', plain({}) + by.yahoo],
  [
    'by SMTP, with the sender in the envelope',
    'take',
    postfix(fine) + by.gmail,
    { envelope: 'mia@example.com' },
  ],

  // One pass is enough
  [
    'handed on by another server, the signature holds',
    'take',
    postfix({ ...fine, spf: 'fail' }) + by.gmail,
  ],
  [
    'the same with SPF in a header of its own',
    'take',
    amavis({ spf: 'Softfail', dkim: 'pass' }) + by.gmail,
  ],
  [
    'a footer broke the signature, SPF holds',
    'take',
    fastmail({ spf: 'pass', dkim: 'fail', dmarc: 'pass' }) + by.yahoo,
  ],
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
    'forged, with results of the forger’s own below',
    'forged',
    `${postfix({ spf: 'fail' })}\n${fake}${by.gmail}`,
  ],
  [
    'forged, with such results straight below the server’s',
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
    'a report of a delivery',
    'bounce',
    `${plain({})}\nFrom: <mia@example.com>\nContent-Type: multipart/report; report-type=delivery-status;\n\tboundary="x"`,
  ],
  [
    'a report that it was read',
    'bounce',
    `${plain({})}\nFrom: <mia@example.com>\nContent-Type: Multipart/Report; report-type=disposition-notification`,
  ],
  [
    'out of office',
    'auto-reply',
    adding('Auto-Submitted: auto-replied; owner-email="mia@example.com"'),
  ],
  [
    'an answering machine of Gmail',
    'auto-reply',
    `${gmail(fine)}${by.gmail}\nX-Autoreply: yes\nPrecedence: bulk`,
  ],
  [
    'an answering machine of cPanel',
    'auto-reply',
    `${exim(fine)}${by.thunderbird}\nX-Autorespond: Holidays`,
  ],
  [
    'an answering machine of old',
    'auto-reply',
    `${exim(fine)}${by.thunderbird}\nPrecedence: auto_reply`,
  ],
  [
    'an answering machine that says it is none',
    'take',
    adding('X-Autoreply: no\nAuto-Submitted: no'),
  ],
  ['a mail of ours that came back', 'own-mail', adding('X-Quittance: report')],
  ['a mail that goes round', 'loop', `${hops(30)}${plain({})}${by.gmail}`],
  ['a mail that went a long way', 'take', `${hops(26)}${plain({})}${by.gmail}`],
  [
    'to a user whose address is not verified',
    'unverified',
    gmail(fine) + by.gmail,
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
