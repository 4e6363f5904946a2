import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Subscription } from '#db/subscription.ts'
import { users } from './accounts.ts'
import { createdAt } from './columns.ts'

export const billingAccounts = pgTable('billing_accounts', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: text().notNull().unique('billing_accounts_customer'),
  subscription: jsonb().$type<Subscription>(),
  /** Incremented on each write, so that an older Stripe response never replaces a newer one. */
  version: integer().notNull().default(0),
  createdAt,
})

export const billingEvents = pgTable('billing_events', {
  id: text().primaryKey(),
  createdAt,
})

export const closedCustomers = pgTable('closed_customers', {
  customerId: text().primaryKey(),
  createdAt,
})
