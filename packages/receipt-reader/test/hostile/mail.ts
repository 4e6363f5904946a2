import type { HostileFile } from './hostile-file.ts'
import { attachment, mail, mailOf, part, parts, plain } from './mail-file.ts'
import { zipOf } from './packed.ts'
import { pdfOfPage } from './pdf-page.ts'

/** Mails in mails, of too many parts, and with borders and names that lead astray. */
export function mailFiles(elsewhere: string): HostileFile[] {
  return [...nested(), ...large(), ...borders(), ...names(), ...reachingOut(elsewhere)]
}

function nested(): HostileFile[] {
  const times = (count: number, wrap: (inner: string, level: number) => string) =>
    Array.from({ length: count }, (_, level) => level).reduce(wrap, plain)
  return [
    mail('in-mail-300-times', 'nested-mail', () =>
      times(300, (inner) => part('message/rfc822', mailOf(inner))),
    ),
    mail('in-mail-in-mail', 'nested-mail', () =>
      times(2, (inner) => part('message/rfc822', mailOf(inner))),
    ),
    mail('in-mail-once', 'opens', () => part('message/rfc822', mailOf(plain))),
    mail('parts-400-deep', 'nested-mail', () =>
      times(400, (inner, level) => parts(`b${level}`, [inner])),
    ),
    mail('in-mail-in-base64', 'nested-mail', () =>
      times(8, (inner) =>
        part(
          'message/rfc822',
          Buffer.from(mailOf(inner), 'latin1').toString('base64'),
          'Content-Transfer-Encoding: base64\r\n',
        ),
      ),
    ),
  ]
}

function large(): HostileFile[] {
  return [
    mail('20000-parts', 'too-large', () =>
      parts(
        'b',
        Array.from({ length: 20_000 }, (_, at) => attachment(`${at}.txt`, Buffer.from('x'))),
      ),
    ),
    mail(
      'head-of-50-megabytes',
      'too-large',
      () => `X-Long: ${'x'.repeat(50_000_000)}\r\n${plain}`,
    ),
    mail('head-of-a-million-lines', 'too-large', () => `${'X: y\r\n'.repeat(1_000_000)}${plain}`),
    mail(
      '100000-receivers',
      'too-large',
      () => `Cc: ${'a@example.com, '.repeat(100_000)}\r\n${plain}`,
    ),
    mail('base64-of-20-megabytes', 'opens', () =>
      parts('b', [plain, attachment('a.bin', Buffer.alloc(13_000_000))]),
    ),
    mail('base64-of-blanks', 'too-large', () =>
      part('application/pdf', ' \r\n'.repeat(3_000_000), 'Content-Transfer-Encoding: base64\r\n'),
    ),
    mail('html-of-unclosed-tags', 'opens', () =>
      part('text/html', `${'<div>'.repeat(500_000)}Total EUR 295.40`),
    ),
    mail('html-of-broken-tags', 'opens', () => part('text/html', '<a '.repeat(1_000_000))),
    mail(
      'letters-in-20000-pieces',
      'opens',
      () => `Subject: ${'=?utf-8?q?=41?= '.repeat(10_000)}\r\n${plain}`,
    ),
  ]
}

function borders(): HostileFile[] {
  const begins = (border: string, content: string) =>
    part(`multipart/mixed; boundary="${border}"`, content)
  return [
    mail('border-never-ends', 'opens', () => begins('b', `--b\r\n${plain}`)),
    mail('border-never-begins', 'opens', () => begins('b', plain)),
    mail('border-of-nothing', 'opens', () => begins('', `--\r\n${plain}--\r\n`)),
    mail('border-begins-another', 'opens', () =>
      begins('b', `--b\r\n${parts('bb', [plain])}--b--`),
    ),
    mail('border-same-within', 'opens', () => begins('b', `--b\r\n${parts('b', [plain])}--b--`)),
    mail('border-of-a-megabyte', 'too-large', () => parts('b'.repeat(1_000_000), [plain])),
    mail('border-told-twice', 'opens', () =>
      part(
        'multipart/mixed; boundary=a; boundary=b',
        `--a\r\n${plain}--a--\r\n--b\r\n${plain}--b--`,
      ),
    ),
    mail('border-after-lone-returns', 'opens', () =>
      begins('b', `--b\r${plain.replaceAll('\r\n', '\r')}--b--`),
    ),
    // Three megabytes that become a gigabyte in a parser that stores every line separately.
    mail('600000-almost-borders', 'too-large', () => begins('b', '--b-\r\n--\r\n'.repeat(300_000))),
  ]
}

function names(): HostileFile[] {
  const named = (name: string, fileName: string) =>
    mail(name, 'opens', () => parts('b', [plain, attachment(fileName, pdfOfPage())]))
  return [
    named('name-leads-up', '../../../../etc/cron.d/receipt.pdf'),
    named('name-is-a-path', '/etc/passwd'),
    named('name-is-a-device', '/dev/stdout'),
    named('name-with-null', 'receipt.pdf\0.exe'),
    named('name-of-100000-letters', `${'a'.repeat(100_000)}.pdf`),
    mail('with-link-in-zip', 'opens', () =>
      parts('b', [plain, attachment('a.zip', zipOf('a', Buffer.from('/etc/passwd'), 0o120_777))]),
    ),
  ]
}

function reachingOut(elsewhere: string): HostileFile[] {
  return [
    mail('body-elsewhere', 'opens', () =>
      part(`message/external-body; access-type=URL; URL="http://${elsewhere}/a"`, plain),
    ),
    mail('pictures-elsewhere', 'opens', () =>
      part('text/html', `<img src="http://${elsewhere}/a.png"><p>Total EUR 295.40</p>`),
    ),
  ]
}
