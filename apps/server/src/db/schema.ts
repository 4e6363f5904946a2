import type { Category } from '@quittance/contract/categories'
import type { Currency } from '@quittance/contract/money'
import type { ReadField } from '@quittance/contract/receipts'
import type { SecurityEventKind } from '@quittance/contract/sessions'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
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
import type { MailMessage } from './mail-message.ts'
import type { Subscription } from './subscription.ts'

const createdAt = timestamp({ withTimezone: true }).notNull().defaultNow()

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    /** Replaces the address when the link sent to it is opened. */
    pendingEmail: text(),
    passwordHash: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    emailVerifiedAt: timestamp({ withTimezone: true }),
    /** First verification; a later change of address does not start a new trial. */
    trialStartedAt: timestamp({ withTimezone: true }),
    /** End of the premium access that an administrator granted. */
    premiumUntil: timestamp({ withTimezone: true }),
    /** End of the access that the subscription pays for; kept with it. */
    paidUntil: timestamp({ withTimezone: true }),
    emailNotifications: boolean().notNull().default(true),
    processingUpdates: boolean().notNull().default(true),
    sendOriginals: boolean().notNull().default(false),
    createdAt,
  },
  (t) => [uniqueIndex('users_email').on(sql`lower(${t.email})`)],
)

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    /** What its owner calls it by; it opens nothing. */
    id: uuid().notNull().defaultRandom(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In words: `Chrome on Android`. */
    device: text().notNull().default(''),
    /** The network address it was begun from. */
    address: text().notNull().default(''),
    createdAt,
    lastUsedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('sessions_user').on(t.userId),
    index('sessions_expiry').on(t.expiresAt),
    unique('sessions_id').on(t.id),
  ],
)

/** Browsers that have signed in to an account before. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({
      enum: ['verify-email', 'change-email', 'undo-email', 'reset-password', 'download-data'],
    }).notNull(),
    /** The address that the token verifies or returns to. */
    email: text(),
    createdAt,
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('one_time_tokens_user').on(t.userId, t.purpose),
    index('one_time_tokens_email').on(sql`lower(${t.email})`).where(sql`purpose = 'undo-email'`),
  ],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    credentialId: text().notNull().unique('passkeys_credential'),
    /** In base64url, as COSE has it. */
    publicKey: text().notNull(),
    /** Of the authenticator, where it counts. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    createdAt,
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('passkeys_user').on(t.userId)],
)

/** What a passkey was asked to sign; a row goes when it was answered. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: text().primaryKey(),
  /** Who adds a passkey; null for someone who signs in. */
  userId: integer().references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

/** Codes of an authenticator app, asked for after the password. */
export const secondSteps = pgTable('second_steps', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with the secret of the installation. */
  secret: text().notNull(),
  /** Null until the first code was right; until then nobody is asked for one. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** The moment, in steps of 30 seconds, of the last code taken: none works twice. */
  lastStep: integer().notNull().default(0),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/** What happened to the safety of an account; it outlives the account. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    userId: integer().notNull(),
    kind: text().notNull().$type<SecurityEventKind>(),
    /** Both null for what an administrator did. */
    device: text(),
    address: text(),
  },
  (t) => [index('security_events_user').on(t.userId, t.id), index('security_events_at').on(t.at)],
)

/** Counts attempts per key and window; in the database so that restarts and replicas share it. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: timestamp({ withTimezone: true }).notNull(),
})

/** Mail that was promised but not yet handed over; a row goes when its mail is sent. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    message: jsonb().notNull().$type<MailMessage>(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt,
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('outbox_due').on(t.nextAttemptAt)],
)

export const demoRequests = pgTable('demo_requests', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  company: text().notNull(),
  businessDescription: text().notNull(),
  createdAt,
})

export const trips = pgTable(
  'trips',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }),
    currency: text().notNull().$type<Currency>(),
    status: text({ enum: ['active', 'inactive', 'finalized', 'archived'] }).notNull(),
    /** What an archived trip returns to when it is restored. */
    statusBeforeArchive: text({ enum: ['active', 'inactive', 'finalized'] }),
    createdAt,
  },
  (t) => [
    uniqueIndex('trips_one_active_per_user').on(t.userId).where(sql`status = 'active'`),
    index('trips_user').on(t.userId, t.status, t.startDate),
    unique('trips_owner').on(t.id, t.userId),
    check('trips_status', sql`status in ('active', 'inactive', 'finalized', 'archived')`),
  ],
)

export const receipts = pgTable(
  'receipts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tripId: integer().notNull(),
    userId: integer().notNull(),
    vendor: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    /** Hundredths of the currency, whatever the currency: 4.20 is 420. */
    amountMinor: integer().notNull(),
    currency: text().notNull(),
    category: text().notNull(),
    notes: text(),
    items: jsonb().$type<{ name: string; quantity: number | null; price: string | null }[]>(),
    /** Null for a receipt entered by hand. */
    imageKey: text(),
    thumbnailKey: text(),
    /** Size of the image, so that a download can say how long it is. */
    imageBytes: integer(),
    /** What was hard to read and was saved as it was read. */
    unconfirmed: text().array().notNull().default([]).$type<ReadField[]>(),
    /** The sender's own name for it: under one name a receipt is saved once. */
    clientId: uuid(),
    /** SHA-256 of the photo as the sender had it. */
    photoHash: text(),
    createdAt,
  },
  (t) => [
    foreignKey({
      name: 'receipts_trip',
      columns: [t.tripId, t.userId],
      foreignColumns: [trips.id, trips.userId],
    }).onDelete('cascade'),
    index('receipts_listing').on(t.tripId, t.date.desc(), t.id.desc()),
    index('receipts_user').on(t.userId),
    index('receipts_image').on(t.imageKey),
    index('receipts_thumbnail').on(t.thumbnailKey),
    unique('receipts_client').on(t.userId, t.clientId),
    check('receipts_amount', sql`amount_minor between 1 and 999999999`),
    check('receipts_photo_hash', sql`photo_hash ~ '^[0-9a-f]{64}$'`),
  ],
)

/** Names under which receipts were saved that are deleted: what comes late does not bring them back. */
export const deletedReceipts = pgTable(
  'deleted_receipts',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid().notNull(),
    deletedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.clientId] })],
)

/** Photos that were read and wait to be saved; a row goes with the save, or after a day. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    imageKey: text().notNull(),
    thumbnailKey: text().notNull(),
    imageBytes: integer().notNull(),
    createdAt,
  },
  (t) => [
    index('uploads_user').on(t.userId),
    index('uploads_age').on(t.createdAt),
    index('uploads_image').on(t.imageKey),
    index('uploads_thumbnail').on(t.thumbnailKey),
  ],
)

/** One for each time a trip is finalized; its links and mails live no longer than it does. */
export const finalizations = pgTable(
  'finalizations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tripId: integer()
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    createdAt,
    /** When the trip was opened again. */
    revokedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('finalizations_trip').on(t.tripId),
    uniqueIndex('finalizations_one_live_per_trip').on(t.tripId).where(sql`revoked_at is null`),
  ],
)

/** A user's customer record at Stripe, and the subscription that counts there. */
export const billingAccounts = pgTable('billing_accounts', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: text().notNull().unique('billing_accounts_customer'),
  subscription: jsonb().$type<Subscription>(),
  /** Counts what was stored, so that an older answer of Stripe never replaces a newer one. */
  version: integer().notNull().default(0),
  createdAt,
})

/** Events of Stripe that were dealt with; Stripe sends some of them twice. */
export const billingEvents = pgTable('billing_events', {
  id: text().primaryKey(),
  createdAt,
})

/** Customers of deleted accounts; a row goes when Stripe has forgotten them too. */
export const closedCustomers = pgTable('closed_customers', {
  customerId: text().primaryKey(),
  createdAt,
})

/** What an administrator did; it outlives the account it was done to. */
export const adminActions = pgTable('admin_actions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  action: text({
    enum: ['grant-premium', 'revoke-premium', 'list-users', 'list-events', 'reset-second-step'],
  }).notNull(),
  userId: integer(),
  email: text(),
  until: timestamp({ withTimezone: true }),
  /** The operating system's name for whoever ran the command. */
  by: text().notNull(),
})

/** What a user made of a vendor as it was read, for that user alone. */
export const vendorMemory = pgTable(
  'vendor_memory',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Letters and digits of the name as it was read. */
    readAs: text().notNull(),
    vendor: text().notNull(),
    category: text().notNull().$type<Category>(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.readAs] })],
)
