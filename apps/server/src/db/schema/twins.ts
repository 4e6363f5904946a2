import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { receipts } from './trips.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

const userId = integer()
  .notNull()
  .references(() => users.id, { onDelete: 'cascade' })

/** What a photo shows, by the key of its image, which an upload passes on to its receipt; empty if nothing can be told. */
export const imagePrints = pgTable(
  'image_prints',
  { imageKey: text().primaryKey(), userId, print: bytea().notNull() },
  (t) => [index('image_prints_user').on(t.userId)],
)

/** Called for each column: a column object can only have one name. */
const receiptId = () =>
  integer()
    .notNull()
    .references(() => receipts.id, { onDelete: 'cascade' })

/**
 * Receipts of one user whose photos show the same paper; each pair in both directions. A receipt
 * that was compared is also paired with itself.
 */
export const lookAlikes = pgTable(
  'look_alikes',
  { receiptId: receiptId(), otherId: receiptId() },
  (t) => [
    primaryKey({ columns: [t.receiptId, t.otherId] }),
    index('look_alikes_other').on(t.otherId),
  ],
)

/** Pairs that the user called different purchases. By client id, so that one may be unsaved. */
export const dismissedTwins = pgTable(
  'dismissed_twins',
  { userId, one: text().notNull(), other: text().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.one, t.other] })],
)
