import type { SecurityEventKind } from '@quittance/contract/sessions'
import type { IconName } from '#ui/icon.tsx'

type EventLabel = { icon: IconName; words: string }

export const securityEventLabels: Record<SecurityEventKind, EventLabel> = {
  'sign-up': { icon: 'user', words: 'Account created' },
  'sign-in': { icon: 'circle-check', words: 'Signed in' },
  'sign-in-failed': { icon: 'triangle-alert', words: 'A sign-in failed' },
  'password-changed': { icon: 'lock', words: 'Password changed' },
  'password-reset': { icon: 'lock', words: 'Password reset by an email link' },
  'address-change-asked': { icon: 'mail', words: 'Email address change requested' },
  'address-changed': { icon: 'mail-check', words: 'Email address changed' },
  'address-change-undone': { icon: 'rotate-ccw', words: 'Email address change undone' },
  'session-ended': { icon: 'log-out', words: 'Another device signed out' },
  'passkey-added': { icon: 'key-round', words: 'Passkey added' },
  'passkey-removed': { icon: 'key-round', words: 'Passkey removed' },
  'second-step-on': { icon: 'shield-check', words: 'Two-step sign-in turned on' },
  'second-step-off': { icon: 'triangle-alert', words: 'Two-step sign-in turned off' },
  'recovery-codes-renewed': { icon: 'refresh-cw', words: 'New recovery codes created' },
  'premium-granted': { icon: 'sparkles', words: 'Pro granted by an administrator' },
  'premium-revoked': { icon: 'sparkles', words: 'Pro revoked by an administrator' },
  'data-exported': { icon: 'download', words: 'Download of all data started' },
  'file-refused': { icon: 'triangle-alert', words: 'A file was refused by the virus scanner' },
  'account-deleted': { icon: 'trash-2', words: 'Account deleted' },
}
