import type { MailText } from './mail-contents.ts'

/** The words of a mail as lines of a page, under who sent what was forwarded. */
export function mailPageLines({ lines, forwarded }: MailText): string[] {
  return [
    ...(forwarded?.name ? [forwarded.name, ''] : []),
    ...lines.map((line) => line.join('   ')),
  ]
}
