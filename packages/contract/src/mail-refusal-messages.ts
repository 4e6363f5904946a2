import type { MailRefusal } from './inbound.ts'

export const mailRefusalMessages: Record<MailRefusal, string> = {
  unverified: 'Your email address was not verified yet.',
  flood: 'Too many emails arrived at once.',
  stranger: 'It was not sent from your address.',
  'several-senders': 'It names no sender, more than one, or one that is ambiguous.',
  forged: 'The sender could not be verified by the mail server’s checks.',
  bounce: 'It is a notice that an email could not be delivered.',
  'auto-reply': 'It is an automatic reply.',
  'own-mail': 'It was sent by Quittance itself.',
  loop: 'It looped between mail servers.',
  'too-large': 'It is larger than 40 MB, or has too many parts.',
  'storage-full': 'There was no space left for it.',
  'nothing-inside': 'It contained nothing to read.',
  infected: 'It was refused by the virus scanner.',
  died: 'It could not be opened. It is in your data for 30 days, and you can send it again.',
}
