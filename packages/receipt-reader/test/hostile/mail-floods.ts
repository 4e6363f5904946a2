import type { HostileFile } from './hostile-file.ts'
import { attachment, mail, mailOf, part, parts, plain } from './mail-file.ts'
import { pdfOfPage } from './pdf-page.ts'

const inBase64 = 'Content-Transfer-Encoding: base64\r\n'
const quoted = 'Content-Transfer-Encoding: quoted-printable\r\n'

/** Mails with so many small parts that parsing them costs more than their size. */
export function mailFloodFiles(): HostileFile[] {
  return [...ofLines(), ...ofParts(), ...ofWords(), ...ofNames()]
}

function ofLines(): HostileFile[] {
  return [
    mail('10-million-empty-lines', 'too-large', () => part('text/plain', '\n'.repeat(10_000_000))),
    mail('million-lines-of-38-letters', 'too-large', () =>
      part('text/plain', `${'x'.repeat(38)}\r\n`.repeat(900_000)),
    ),
    mail('base64-that-ends-at-every-letter', 'memory', () =>
      part('application/pdf', `${'AA=='.repeat(19)}\r\n`.repeat(120_000), inBase64),
    ),
    mail('quoted-letters', 'opens', () =>
      part('text/plain', `${'=41'.repeat(25)}=\r\n`.repeat(300_000), quoted),
    ),
    mail('lines-hidden-in-base64', 'too-large', () =>
      part(
        'message/rfc822',
        lines64(mailOf(part('text/plain', '\n'.repeat(10_000_000)))),
        inBase64,
      ),
    ),
    mail('one-line-of-24-megabytes', 'opens', () => part('text/plain', 'x'.repeat(24_000_000))),
  ]
}

function ofParts(): HostileFile[] {
  const many = (count: number, content: (at: number) => string) =>
    parts('b', [plain, ...Array.from({ length: count }, (_, at) => content(at))])
  return [
    mail('40-parts-of-700-kilobytes', 'opens', () =>
      many(40, (at) => attachment(`${at}.pdf`, Buffer.alloc(700_000, at))),
    ),
    mail('50-parts-of-a-megabyte', 'too-large', () =>
      many(50, (at) => attachment(`${at}.pdf`, Buffer.alloc(1_000_000, at))),
    ),
    mail('1000-mails-within', 'too-large', () =>
      many(1000, () => part('message/rfc822', mailOf(plain))),
    ),
    mail('parts-hidden-in-base64', 'too-large', () =>
      part(
        'message/rfc822',
        lines64(mailOf(many(6000, (at) => attachment(`${at}.txt`, Buffer.from('x'))))),
        inBase64,
      ),
    ),
    mail('20-megabytes-in-a-mail-within', 'opens', () =>
      part('message/rfc822', mailOf(many(1, () => attachment('a.pdf', Buffer.alloc(20_000_000))))),
    ),
  ]
}

function ofWords(): HostileFile[] {
  const html = (name: string, content: () => string) =>
    mail(`html-${name}`, 'opens', () => part('text/html', content()))
  return [
    html('of-open-brackets', () => '<'.repeat(10_000_000)),
    html('of-open-styles', () => '<style'.repeat(1_000_000)),
    html('of-open-comments', () => '<!--'.repeat(2_000_000)),
    html('of-codes', () => '&#x41;&amp'.repeat(1_000_000)),
    html('of-links', () => '<a href="x">'.repeat(500_000)),
    html('of-blanks', () => `<p>${' '.repeat(10_000_000)}x`),
    mail('from-of-brackets', 'opens', () => `From: ${'<'.repeat(190_000)}\r\n${plain}`),
    mail('from-of-groups', 'opens', () => `From: ${'a:'.repeat(90_000)}\r\n${plain}`),
    mail('from-of-quotes', 'opens', () => `From: ${'"\\'.repeat(90_000)}\r\n${plain}`),
    mail('from-of-comments', 'opens', () => `From: ${'('.repeat(190_000)}\r\n${plain}`),
    mail('unknown-letters', 'opens', () => part('text/plain; charset=x-none', 'Total')),
  ]
}

/** What a name holds is shown to people and must lead nowhere. */
function ofNames(): HostileFile[] {
  const named = (name: string, fileName: string) =>
    mail(name, 'opens', () => parts('b', [plain, attachment(fileName, pdfOfPage())]))
  const utf8 = (text: string) => `=?utf-8?b?${Buffer.from(text).toString('base64')}?=`
  return [
    named('name-turns-round', utf8('receipt\u202Efdp.exe')),
    named('name-rings-and-clears', utf8('a\u0007\u001B[2J\r\nX: y\u0000.pdf')),
    mail('name-in-a-million-pieces', 'opens', () =>
      parts('b', [
        plain,
        part(
          'application/pdf',
          'x',
          'Content-Disposition: attachment; filename*0=a; filename*999999999=b\r\n',
        ),
      ]),
    ),
  ]
}

function lines64(content: string): string {
  return Buffer.from(content, 'latin1').toString('base64').replaceAll(/.{76}/g, '$&\r\n')
}
