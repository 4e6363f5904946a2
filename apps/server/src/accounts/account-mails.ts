import type { PlanRules } from '#billing/plan-rules.ts'
import type { Caller } from '#http/caller.ts'
import { renderMail } from '#mail/render-mail.ts'

type TrialDeps = { publicUrl: URL; planRules: PlanRules }

export function verificationMail(to: string, { publicUrl, planRules }: TrialDeps, token: string) {
  return renderMail({
    to,
    subject: 'Verify your email address',
    paragraphs: [
      `Welcome to Quittance. Confirm that this address is yours, and your ${planRules.trialDays}-day free trial starts: every feature, no card.`,
    ],
    action: { label: 'Verify email address', url: link(publicUrl, '/verify-email', token) },
    footnote:
      'The link works once, for 24 hours. If you did not sign up for Quittance, ignore this email and nothing happens.',
  })
}

export function invitationMail(to: string, publicUrl: URL, url: string) {
  return renderMail({
    to,
    subject: 'Your invitation to Quittance',
    paragraphs: [
      `You are invited to use Quittance at ${publicUrl.host}: photograph receipts on a trip, and send the finished claim to finance. Create your account with this address.`,
    ],
    action: { label: 'Create your account', url },
    footnote:
      'The link works once, for 7 days. If you did not expect this invitation, ignore this email and nothing happens.',
  })
}

export function trialStartedMail(to: string, { publicUrl, planRules }: TrialDeps) {
  return renderMail({
    to,
    subject: 'Your free trial has started',
    paragraphs: [
      `Your address is verified and your ${planRules.trialDays}-day free trial is running, with every feature.`,
      'Open a trip, photograph the first receipt, and see how little is left to type.',
    ],
    action: { label: 'Open Quittance', url: publicUrl.origin },
    footnote:
      'You received this email because Email Notifications are on. You can switch them off under Settings.',
  })
}

export function resetPasswordMail(to: string, publicUrl: URL, token: string, hasPasskeys: boolean) {
  return renderMail({
    to,
    subject: 'Reset your password',
    paragraphs: [
      'Someone, most likely you, asked to set a new password for your Quittance account.',
      ...(hasPasskeys
        ? ['The page also lists your passkeys. Those that you do not choose to keep are removed.']
        : []),
    ],
    action: { label: 'Set a new password', url: link(publicUrl, '/reset-password', token) },
    footnote:
      'The link works once, for one hour. If you did not ask for it, ignore this email: your password stays as it is.',
  })
}

type Named = { name: string }

/** A reset also says what happened to the passkeys. */
export function passwordChangedMail(
  to: string,
  publicUrl: URL,
  { removed, kept }: { removed: Named[]; kept: Named[] } = { removed: [], kept: [] },
) {
  return renderMail({
    to,
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Quittance account was just changed, and every other device was signed out.',
      ...(removed.length > 0 ? [`Passkeys that were removed: ${namesOf(removed)}.`] : []),
      ...(kept.length > 0 ? [`Passkeys that still sign in: ${namesOf(kept)}.`] : []),
    ],
    footnote: `If this was not you, set a new password at once: ${publicUrl.origin}/forgot-password`,
  })
}

/** Sent to the new address. */
export function confirmAddressMail(to: string, publicUrl: URL, token: string) {
  return renderMail({
    to,
    subject: 'Verify your new email address',
    paragraphs: [
      'Someone, most likely you, asked to use this address for a Quittance account. Confirm that it is yours.',
    ],
    action: { label: 'Use this address', url: link(publicUrl, '/verify-email', token) },
    footnote:
      'The link works once, for 24 hours. If you did not ask for it, ignore this email and nothing happens.',
  })
}

/** Sent to the old address. */
export function addressChangeMail(
  to: string,
  newAddress: string,
  publicUrl: URL,
  undoToken: string,
) {
  return renderMail({
    to,
    subject: 'Your email address is being changed',
    paragraphs: [
      `Someone, most likely you, asked to change the address of your Quittance account from this one to ${newAddress}. It changes when the link sent there is opened.`,
      'If this was not you, keep this address now. Every device is then signed out.',
    ],
    action: { label: 'Keep this address', url: link(publicUrl, '/undo-email-change', undoToken) },
    footnote: 'The link works for 7 days, also after the change. If it was you, ignore this email.',
  })
}

export function newDeviceMail(to: string, publicUrl: URL, { device, address }: Caller) {
  return renderMail({
    to,
    subject: 'New sign-in to your account',
    paragraphs: [
      'Someone just signed in to your Quittance account from a new browser.',
      `Device: ${device}`,
      `Network address: ${address}`,
    ],
    action: { label: 'See your devices', url: `${publicUrl.origin}/profile#security` },
    footnote: `If this was you, ignore this email. If not, set a new password at once: ${publicUrl.origin}/forgot-password`,
  })
}

export function waysInChangedMail(to: string, publicUrl: URL, whatHappened: string) {
  return renderMail({
    to,
    subject: 'A sign-in method of your account was changed',
    paragraphs: [whatHappened],
    footnote: `If this was not you, set a new password at once: ${publicUrl.origin}/forgot-password`,
  })
}

export function secondStepClosedMail(
  to: string,
  publicUrl: URL,
  { wrongCodes, needsOtherWay }: { wrongCodes: number; needsOtherWay: boolean },
) {
  const end = needsOtherWay
    ? 'Codes from the app are refused until you log in with a recovery code or a passkey.'
    : 'Codes from the app are refused for an hour. A recovery code or a passkey still logs you in.'
  return renderMail({
    to,
    subject: 'Wrong codes were entered for your account',
    paragraphs: [
      `Someone who knows the password of your Quittance account entered ${wrongCodes} wrong codes within a day.`,
      end,
    ],
    footnote: `If this was not you, set a new password at once: ${publicUrl.origin}/forgot-password`,
  })
}

function namesOf(passkeys: Named[]) {
  return passkeys.map(({ name }) => name).join(', ')
}

function link(publicUrl: URL, path: string, token: string) {
  return `${publicUrl.origin}${path}?token=${token}`
}
