import { payers } from '@quittance/contract/receipt-details'
import { text, timestamp } from 'drizzle-orm/pg-core'

export const createdAt = timestamp({ withTimezone: true }).notNull().defaultNow()

export const paidBy = text({ enum: payers }).notNull().default('traveller')
