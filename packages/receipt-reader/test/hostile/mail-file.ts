import type { HostileFile } from './hostile-file.ts'

const head = [
  'From: Traveller <traveller@example.com>',
  'To: receipts@example.com',
  'Message-ID: <1@example.com>',
  'Subject: Your receipt',
  'MIME-Version: 1.0',
]

export function mail(
  name: string,
  expects: HostileFile['expects'],
  body: () => string,
): HostileFile {
  return { name: `mail-${name}.eml`, bytes: () => Buffer.from(mailOf(body()), 'latin1'), expects }
}

/** The usual lines of a head, and the rest of it with the body. */
export function mailOf(rest: string): string {
  return `${head.join('\r\n')}\r\n${rest}`
}

export function part(kind: string, content: string, more = ''): string {
  return `Content-Type: ${kind}\r\n${more}\r\n${content}\r\n`
}

export function parts(border: string, contents: string[]): string {
  const between = contents.map((content) => `--${border}\r\n${content}`).join('')
  return part(`multipart/mixed; boundary="${border}"`, `${between}--${border}--`)
}

export function attachment(name: string, content: Buffer): string {
  const lines = content.toString('base64').replaceAll(/.{76}/g, '$&\r\n')
  return part(
    'application/octet-stream',
    lines,
    `Content-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n`,
  )
}

export const plain = part('text/plain', 'Total EUR 295.40')
