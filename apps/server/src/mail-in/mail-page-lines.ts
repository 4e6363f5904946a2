import type { MailText } from './mail-contents.ts'

/** The text of a mail as lines of a page, below the forwarded mail's sender. */
export function mailPageLines({ lines, forwarded }: MailText): string[] {
  return [
    ...(forwarded?.name ? [forwarded.name, ''] : []),
    ...lines.map((line) => line.join('   ')),
  ]
}
