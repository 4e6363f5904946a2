import type { MailRefusal } from '@quittance/contract/inbound'
import { ownMailHeader } from '#mail/mail.ts'
import { isForged } from './authentication-results.ts'
import { type MailHead, valuesOf } from './mail-head.ts'

/** The owner of the address it was sent to. */
type Recipient = { email: string; isVerified: boolean; takesOthers: boolean }

const maxHops = 30

/**
 * Decides by its headers whether to accept a mail. Automated mail is accepted unless it is an
 * auto-reply: hotels and ride services send nothing else.
 */
export function checkAcceptance(head: MailHead, user: Recipient): 'take' | MailRefusal {
  if (!user.isVerified) return 'unverified'
  if (valuesOf(head.headers, ownMailHeader.toLowerCase()).length > 0) return 'own-mail'
  if (valuesOf(head.headers, 'received').length > maxHops) return 'loop'
  if (isBounce(head)) return 'bounce'
  if (isAutoReply(head)) return 'auto-reply'
  if (!head.hasPlainFrom || head.from.length !== 1) return 'several-senders'
  if (!user.takesOthers && !isFrom(head, user.email)) return 'stranger'
  // If everyone may send, the sender does not matter.
  const domain = user.takesOthers ? undefined : user.email.slice(user.email.lastIndexOf('@') + 1)
  return isForged(head.headers, domain) ? 'forged' : 'take'
}

/** Never reply to a null sender: it is a bounce or an auto-reply. */
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

function isFrom({ from }: MailHead, email: string) {
  return from[0]?.trim().toLowerCase() === email.toLowerCase()
}

function hasValue(headers: MailHead['headers'], key: string, pattern: RegExp) {
  return valuesOf(headers, key).some((value) => pattern.test(value))
}
