import { renderMail } from '#mail/render-mail.ts'
import type { AuthDeps } from './auth-deps.ts'

type TrialDeps = Pick<AuthDeps, 'publicUrl' | 'planRules'>

export function verificationMail(to: string, { publicUrl, planRules }: TrialDeps, token: string) {
  return renderMail({
    to,
    subject: 'Verify your email address',
    paragraphs: [
      `Welcome to Quittance. Confirm that this address is yours, and your ${planRules.trialDays}-day free trial starts: every feature, no card.`,
    ],
    action: { label: 'Verify email address', url: link(publicUrl, '/verify-email', token) },
    footnote:
      'The link works once, for 24 hours. If you did not sign up for Quittance, ignore this mail and nothing happens.',
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
      'You get this mail because Email Notifications are on. You can switch them off under Settings.',
  })
}

export function resetPasswordMail(to: string, publicUrl: URL, token: string) {
  return renderMail({
    to,
    subject: 'Reset your password',
    paragraphs: [
      'Someone, most likely you, asked to set a new password for your Quittance account.',
    ],
    action: { label: 'Set a new password', url: link(publicUrl, '/reset-password', token) },
    footnote:
      'The link works once, for one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
  })
}

export function passwordChangedMail(to: string, publicUrl: URL) {
  return renderMail({
    to,
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Quittance account was just changed, and every other device was signed out.',
    ],
    footnote: `If this was not you, set a new password at once: ${publicUrl.origin}/forgot-password`,
  })
}

export function addressChangedMail(to: string, newAddress: string) {
  return renderMail({
    to,
    subject: 'Your email address was changed',
    paragraphs: [
      `The address of your Quittance account was changed from this one to ${newAddress}. Mail goes there from now on.`,
    ],
    footnote:
      'If this was not you, answer to this mail or contact the support of your Quittance at once.',
  })
}

function link(publicUrl: URL, path: string, token: string) {
  return `${publicUrl.origin}${path}?token=${token}`
}
