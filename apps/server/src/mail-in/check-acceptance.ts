import type { MailRefusal } from '@quittance/contract/inbound'
import { ownMailHeader } from '#mail/mail.ts'
import { isForged } from './authentication-results.ts'
import { type MailHead, valuesOf } from './mail-head.ts'

/** Whose address it came to. */
type Recipient = { email: string; isVerified: boolean; takesOthers: boolean }

const mostHops = 30

/**
 * Whether a mail may come in, by its head alone. Mail that a machine wrote is let in unless it answers
 * another one: hotels and ride services send nothing else.
 */
export function checkAcceptance(head: MailHead, user: Recipient): 'take' | MailRefusal {
  if (!user.isVerified) return 'unverified'
  if (valuesOf(head.headers, ownMailHeader.toLowerCase()).length > 0) return 'own-mail'
  if (valuesOf(head.headers, 'received').length > mostHops) return 'loop'
  if (isBounce(head)) return 'bounce'
  if (isAutoReply(head)) return 'auto-reply'
  if (!hasOneSender(head)) return 'several-senders'
  if (!user.takesOthers && !isFrom(head, user.email)) return 'stranger'
  // Where everybody may send, it does not matter who it is from.
  const domain = user.takesOthers ? undefined : user.email.slice(user.email.lastIndexOf('@') + 1)
  return isForged(head.headers, domain) ? 'forged' : 'take'
}

/** Nobody may answer what comes from `<>`: it is about a mail that was sent, or a reply by a machine. */
function isBounce({ headers, envelopeFrom }: MailHead) {
  const [returnPath] = valuesOf(headers, 'return-path')
  const isFromNobody = envelopeFrom === null ? returnPath === '<>' : envelopeFrom === ''
  return isFromNobody || hasValue(headers, 'content-type', /^multipart\/report\b/i)
}

function isAutoReply({ headers }: MailHead) {
  return (
    hasValue(headers, 'auto-submitted', /^auto-replied\b/i) ||
    hasValue(headers, 'precedence', /^auto[_-]reply\b/i) ||
    hasValue(headers, 'x-autoreply', /^(?!no$)/i) ||
    hasValue(headers, 'x-autorespond', /^(?!no$)/i)
  )
}

/** A second From is how one reader of a mail is shown another sender than the next. */
function hasOneSender({ headers, from }: MailHead) {
  return from.length === 1 && valuesOf(headers, 'from').length === 1
}

function isFrom({ from }: MailHead, email: string) {
  return from[0]?.trim().toLowerCase() === email.toLowerCase()
}

function hasValue(headers: MailHead['headers'], key: string, pattern: RegExp) {
  return valuesOf(headers, key).some((value) => pattern.test(value))
}
