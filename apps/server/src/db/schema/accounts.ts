import type { LedgerAccounts } from '@quittance/contract/ledger'
import type { SecurityEventKind } from '@quittance/contract/sessions'
import type { TokenScope } from '@quittance/contract/tokens'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    /** Replaces `email` when the link sent to it is opened. */
    pendingEmail: text(),
    /** Empty without a password: the provider signs in. */
    passwordHash: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    emailVerifiedAt: timestamp({ withTimezone: true }),
    /** First verification; changing the address does not start a new trial. */
    trialStartedAt: timestamp({ withTimezone: true }),
    /** End of the Pro access that an administrator granted. */
    premiumUntil: timestamp({ withTimezone: true }),
    /** End of the access that the subscription pays for; updated with it. */
    paidUntil: timestamp({ withTimezone: true }),
    emailNotifications: boolean().notNull().default(true),
    processingUpdates: boolean().notNull().default(true),
    sendOriginals: boolean().notNull().default(false),
    createdAt,
    isAdmin: boolean().notNull().default(false),
  },
  (t) => [uniqueIndex('users_email').on(sql`lower(${t.email})`)],
)

/** Goes with its user. */
export const ofUser = integer()
  .notNull()
  .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    /** Identifies the session to its owner; grants no access. */
    id: uuid().notNull().defaultRandom(),
    userId: ofUser,
    /** A description: `Chrome on Android`. */
    device: text().notNull().default(''),
    address: text().notNull().default(''),
    createdAt,
    lastUsedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Sealed; ends the session at the provider too. Null if another way of signing in began it. */
    idToken: text(),
    /** The last time that a code, or a passkey, was used in this session. */
    secondStepAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('sessions_user').on(t.userId),
    index('sessions_expiry').on(t.expiresAt),
    unique('sessions_id').on(t.id),
  ],
)

export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text().notNull(),
    userId: ofUser,
    createdAt,
    lastUsedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.tokenHash] }),
    index('known_devices_use').on(t.lastUsedAt),
  ],
)

export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: ofUser,
    purpose: text({
      enum: ['verify-email', 'change-email', 'undo-email', 'reset-password', 'download-data'],
    }).notNull(),
    /** The address that the token verifies or restores. */
    email: text(),
    createdAt,
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('one_time_tokens_user').on(t.userId, t.purpose),
    index('one_time_tokens_email').on(sql`lower(${t.email})`).where(sql`purpose = 'undo-email'`),
  ],
)

/** One per address; deleted when used. */
export const invitations = pgTable(
  'invitations',
  {
    tokenHash: text().primaryKey(),
    email: text().notNull(),
    createdAt,
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('invitations_email').on(t.email)],
)

/** Accounts at the provider for single sign-on. */
export const userIdentities = pgTable(
  'user_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt,
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.subject] }),
    index('user_identities_user').on(t.userId),
  ],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser,
    name: text().notNull(),
    credentialId: text().notNull().unique('passkeys_credential'),
    /** COSE key in base64url. */
    publicKey: text().notNull(),
    /** The authenticator's signature counter, if it has one. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    createdAt,
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('passkeys_user').on(t.userId)],
)

export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: text().primaryKey(),
  /** The user adding a passkey; null for a sign-in. */
  userId: integer().references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

export const secondSteps = pgTable('second_steps', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with the installation's secret. */
  secret: text().notNull(),
  /** Null until the first correct code; until then sign-in requires none. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** The 30-second step of the last accepted code: none works twice. */
  lastStep: integer().notNull().default(0),
  /** Since `wrongCodesSince`; neither a new password nor a right code resets it. */
  wrongCodes: integer().notNull().default(0),
  wrongCodesSince: timestamp({ withTimezone: true }),
  /** Until then codes of the app are refused unchecked. */
  closedUntil: timestamp({ withTimezone: true }),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: ofUser,
    codeHash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

export const accessTokens = pgTable(
  'access_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser,
    name: text().notNull(),
    tokenHash: text().notNull().unique('access_tokens_hash'),
    scopes: text().array().notNull().$type<TokenScope[]>(),
    createdAt,
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('access_tokens_user').on(t.userId)],
)

export const ledgerAccounts = pgTable('ledger_accounts', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  accounts: jsonb().notNull().$type<LedgerAccounts>(),
})

export const securityEvents = pgTable(
  'security_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    userId: integer().notNull(),
    kind: text().notNull().$type<SecurityEventKind>(),
    /** Both null for an administrator's action. */
    device: text(),
    address: text(),
  },
  (t) => [index('security_events_user').on(t.userId, t.id), index('security_events_at').on(t.at)],
)
