import { eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { prepared } from './prepared.ts'
import { users } from './schema.ts'

const userNamed = prepared((db) =>
  db
    .select({ id: users.id, email: users.email, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.firstName, sql.placeholder('name')))
    .prepare('user_named'),
)

const { db, pool, url } = await createTestDatabase()
await addUser(pool, 'Ada')

test('a statement is parsed once per connection, whatever its values', async () => {
  expect(await userNamed(db).execute({ name: 'Ada' })).toEqual([
    { id: 1, email: 'Ada@example.com', createdAt: expect.any(Date) },
  ])
  expect(await userNamed(db).execute({ name: 'Nobody' })).toEqual([])
  const { rows } = await pool.query(
    `select name, generic_plans + custom_plans as runs from pg_prepared_statements`,
  )
  expect(rows).toEqual([{ name: 'user_named', runs: '2' }])
})

test('every connection of a pool answers, also one that takes the place of a broken one', async () => {
  const asAdmin = await createTestDatabase()
  const many = Array.from({ length: 20 }, () => userNamed(db).execute({ name: 'Ada' }))
  for (const found of await Promise.all(many)) expect(found).toHaveLength(1)

  await asAdmin.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
    [new URL(url).pathname.slice(1)],
  )
  await expect.poll(() => pool.totalCount).toBe(0)
  expect(await userNamed(db).execute({ name: 'Ada' })).toHaveLength(1)
})

test('inside a transaction it sees what the transaction did, and outside it does not', async () => {
  const undone = db.transaction(async (tx) => {
    await tx.update(users).set({ firstName: 'Grace' })
    expect(await userNamed(tx).execute({ name: 'Grace' })).toHaveLength(1)
    expect(await userNamed(db).execute({ name: 'Grace' })).toHaveLength(0)
    tx.rollback()
  })
  await expect(undone).rejects.toThrow('Rollback')
  expect(await userNamed(db).execute({ name: 'Ada' })).toHaveLength(1)
})

test('each database has its own', async () => {
  const other = await createTestDatabase()
  await addUser(other.pool, 'Charles')
  expect(await userNamed(other.db).execute({ name: 'Ada' })).toHaveLength(0)
  expect(await userNamed(other.db).execute({ name: 'Charles' })).toHaveLength(1)
})

async function addUser(to: Pool, name: string) {
  await to.query(
    `insert into users (email, password_hash, first_name, last_name)
     values ($1 || '@example.com', 'none', $1, '')`,
    [name],
  )
}
