import { and, desc, eq, gt, ilike, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { receipts, trips, users } from '#db/schema.ts'

type Wanted = { search: string; granted: boolean; before?: number | undefined }

/** Newest first; the search matches parts of names and addresses. */
export function findUsers(db: Db, { search, granted, before }: Wanted, limit: number) {
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const isFound = or(
    ilike(users.email, pattern),
    ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, pattern),
  )
  const isNext = before ? lt(users.id, before) : undefined
  return db
    .select({
      user: users,
      trips: db.$count(trips, eq(trips.userId, users.id)),
      receipts: db.$count(receipts, eq(receipts.userId, users.id)),
      // As text: in a selection without joins, columns lose the names of their tables.
      lastSeenAt: sql<Date | null>`greatest(
        (select max(s.last_used_at) from sessions s where s.user_id = users.id),
        (select max(d.last_used_at) from known_devices d where d.user_id = users.id))`,
    })
    .from(users)
    .where(and(isFound, isNext, granted ? gt(users.premiumUntil, sql`now()`) : undefined))
    .orderBy(desc(users.id))
    .limit(limit)
}

type Figures = Record<
  'database' | 'files' | 'outgoing' | 'calls' | 'incoming' | 'customers',
  number
> &
  Record<'sweep' | 'rates', string | null> &
  Record<'postgres' | 'migration', string>

/** Thumbnails are not counted, as for each user. */
export async function readServerFigures(db: Db) {
  const { rows } = await db.execute<Figures>(sql`select
    pg_database_size(current_database())::float as database,
    coalesce((select sum(image_bytes) from receipts where document_id is null), 0)::float
      + coalesce((select sum(stored_bytes) from documents), 0)::float
      + coalesce((select sum(image_bytes) from uploads where document_id is null), 0)::float
      + coalesce((select sum(raw_bytes) from arrivals where raw_key is not null), 0)::float as files,
    (select count(*)::int from outbox where webhook_id is null) as outgoing,
    (select count(*)::int from outbox where webhook_id is not null) as calls,
    (select count(*)::int from arrivals where state = 'received') as incoming,
    (select count(*)::int from closed_customers) as customers,
    (select to_char(resets_at at time zone 'utc', 'YYYY-MM-DD HH24:MI "UTC"')
      from rate_limits where key = 'job:sweep-orphans') as sweep,
    (select to_char(resets_at at time zone 'utc', 'YYYY-MM-DD HH24:MI "UTC"')
      from rate_limits where key = 'job:fetch-rates') as rates,
    current_setting('server_version') as postgres,
    (select max(name) from migrations) as migration`)
  if (!rows[0]) throw new Error('Reading the figures returned no row.')
  return rows[0]
}
