import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'
import { messageBody } from './errors.ts'

export const email = z
  .string('Email is required')
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Email address is too long')
  .pipe(z.email('Invalid email address'))

const password = z.string('Password is required').max(200, 'Password is too long')
const currentPassword = password.min(1, 'Current password is required')
export const minPasswordLength = 6
const newPassword = password.min(
  minPasswordLength,
  `Password must be at least ${minPasswordLength} characters`,
)
const token = z.string('No token provided').min(1, 'No token provided').max(200, 'Invalid token')
const name = z.string().trim().max(100, 'Please use at most 100 characters')

export const preferences = z.object({
  emailNotifications: z.boolean(),
  processingUpdates: z.boolean(),
  /** Send original photos, instead of ones no larger than reading and finance need. */
  sendOriginals: z.boolean(),
})

export const user = z.object({
  id: z.number().int(),
  email: z.string(),
  /** A requested new address that is not verified yet. */
  pendingEmail: z.string().nullable(),
  emailVerified: z.boolean(),
  /** Signs in with the provider or a passkey only; a fresh sign-in replaces the password. */
  isPasswordless: z.boolean(),
  subscriptionTier: z.enum(['free', 'premium']),
  isAdmin: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  preferences,
})

export type User = z.infer<typeof user>

export const registerBody = z.object({
  email,
  password: password.min(minPasswordLength, `Minimum ${minPasswordLength} characters required`),
  firstName: name.default(''),
  lastName: name.default(''),
  invitation: token.optional(),
})

/** Of an authenticator app, or a recovery code. */
const code = z.string().trim().max(40, 'Invalid code').optional()

/** The login form; with a code if the account has a second step. */
export const loginBody = z.object({
  email,
  password: password.min(1, 'Password is required'),
  code,
})

export const forgotPasswordBody = z.object({ email })

/** The second half of forgot-password; passkeys that are not kept are removed. */
export const resetPasswordBody = z.object({
  token,
  newPassword,
  keptPasskeys: z.array(z.int32('Invalid passkey')).max(100, 'Too many passkeys').default([]),
})

/** The token of a link in a mail. */
export const tokenBody = z.object({ token })

/** The profile form; a new address needs the password. */
export const profileBody = z.object({
  firstName: name.min(1, 'First name is required'),
  lastName: name.min(1, 'Last name is required'),
  email,
  password: password.optional(),
  code,
})

/** Without the repeated password, which is never sent. */
export const passwordBody = z.object({ currentPassword, newPassword, code })

/**
 * For sensitive calls. An account with a second step also needs a code, unless this session sent
 * one in the last ten minutes.
 */
export const confirmPasswordBody = z.object({ password: currentPassword, code })

export const authEndpoints = {
  'GET /api/auth/user': {
    summary: 'The signed-in user',
    access: 'session',
    response: user,
  },
  'POST /api/auth/register': {
    summary: 'Create an account, sign in, and send the verification email',
    access: 'public',
    body: registerBody,
    response: user,
    status: 201,
  },
  'POST /api/auth/login': {
    summary: 'Sign in',
    access: 'public',
    body: loginBody,
    response: user,
  },
  'POST /api/auth/logout': {
    summary: 'End this session',
    access: 'public',
    /** If present, opening the URL ends the session at the provider too. */
    response: messageBody.extend({ url: z.string().optional() }),
  },
  'POST /api/auth/forgot-password': {
    summary: 'Send a reset link, if the address has an account',
    access: 'public',
    body: forgotPasswordBody,
    response: messageBody,
  },
  'POST /api/auth/reset-password': {
    summary:
      'Set a new password with the token of a reset link; passkeys that are not kept are removed',
    access: 'public',
    body: resetPasswordBody,
    response: messageBody,
  },
  'POST /api/auth/verify-email': {
    summary: 'Verify an address with the token of a verification link',
    access: 'public',
    body: tokenBody,
    response: messageBody,
  },
  'POST /api/auth/resend-verification': {
    summary: 'Send a new verification link; older ones stop working',
    access: 'public',
    body: forgotPasswordBody,
    response: messageBody,
  },
  'PUT /api/auth/profile': {
    summary: 'Change name or address; a new address takes effect once its link is opened',
    access: 'session',
    body: profileBody,
    response: user,
  },
  'DELETE /api/auth/pending-email': {
    summary: 'Cancel a pending address change',
    access: 'session',
    response: user,
  },
  'POST /api/auth/undo-email-change': {
    summary: 'Return to an earlier address with the token mailed to it; every session ends',
    access: 'public',
    body: tokenBody,
    response: z.object({ email: z.string() }),
  },
  'PUT /api/auth/password': {
    summary: 'Change the password; all other sessions end',
    access: 'session',
    body: passwordBody,
    response: messageBody,
  },
  'PUT /api/auth/preferences': {
    summary: 'Switch notifications, and the sending of original photos, on or off',
    access: 'session',
    // A page loaded before this preference existed leaves it unchanged.
    body: preferences.partial({ sendOriginals: true }),
    response: user,
  },
  'POST /api/auth/data-download': {
    summary: 'A link to all data of the user, valid for one download within five minutes',
    access: 'session',
    body: confirmPasswordBody,
    response: z.object({ url: z.string() }),
  },
  'DELETE /api/auth/user': {
    summary: 'Delete the account and everything in it',
    access: 'session',
    body: confirmPasswordBody,
    response: messageBody,
  },
} as const satisfies EndpointTable
