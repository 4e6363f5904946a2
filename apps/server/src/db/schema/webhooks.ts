import type { WebhookEvent } from '@quittance/contract/webhooks'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { ofUser } from './accounts.ts'
import { createdAt } from './columns.ts'

export const webhooks = pgTable(
  'webhooks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser,
    url: text().notNull(),
    events: text().array().notNull().$type<WebhookEvent[]>(),
    /** Encrypted with the installation's secret. */
    secret: text().notNull(),
    createdAt,
    lastAt: timestamp({ withTimezone: true }),
    /** Null if the last call was delivered. */
    lastProblem: text(),
  },
  (t) => [index('webhooks_user').on(t.userId)],
)
