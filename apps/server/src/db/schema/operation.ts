import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { MailMessage } from '#db/mail-message.ts'
import { createdAt } from './columns.ts'
import { deliveries } from './deliveries.ts'
import { webhooks } from './webhooks.ts'

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: timestamp({ withTimezone: true }).notNull(),
})

export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    message: jsonb().notNull().$type<MailMessage>(),
    /** Set for the mail of a claim to its recipient; null for every other mail. */
    deliveryId: integer().references(() => deliveries.id, { onDelete: 'cascade' }),
    /** Set for a call of a webhook: `subject` is then its event, `text` its body. */
    webhookId: integer().references(() => webhooks.id, { onDelete: 'cascade' }),
    attempts: integer().notNull().default(0),
    /** Null while an attempt runs. */
    lastError: text(),
    createdAt,
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('outbox_due').on(t.nextAttemptAt),
    index('outbox_delivery').on(t.deliveryId),
    index('outbox_webhook').on(t.webhookId),
  ],
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

export const adminActions = pgTable('admin_actions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  action: text({
    enum: [
      'grant-premium',
      'revoke-premium',
      'list-users',
      'list-events',
      'reset-second-step',
      'rotate-secret',
      'make-admin',
      'remove-admin',
      'sign-out',
      'invite',
      'withdraw-invitation',
      'retry-mail',
    ],
  }).notNull(),
  userId: integer(),
  email: text(),
  until: timestamp({ withTimezone: true }),
  /** The operating system user who ran the command, or the administrator's address. */
  by: text().notNull(),
})
