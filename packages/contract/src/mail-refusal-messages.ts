import type { MailRefusal } from './inbound.ts'

export const mailRefusalMessages: Record<MailRefusal, string> = {
  unverified: 'Your email address was not verified yet.',
  flood: 'More mails came at once than are taken.',
  stranger: 'It came from another address than yours.',
  'several-senders': 'It names no sender, or more than one.',
  forged: 'Its sender is perhaps forged: the mail server’s checks failed.',
  bounce: 'It is a notice that a mail could not be delivered.',
  'auto-reply': 'It is an automatic reply.',
  'own-mail': 'It was sent by Quittance itself.',
  loop: 'It went in circles between mail servers.',
  'too-large': 'It is larger than 40 MB, or has too many parts.',
  'storage-full': 'There was no space left for it.',
  'nothing-inside': 'There was nothing in it to read.',
  died: 'It could not be opened. It is in your data for 30 days, and you can send it again.',
}
