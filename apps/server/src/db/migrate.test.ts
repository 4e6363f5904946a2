import { beforeEach, expect, test } from 'vitest'
import { StartupError } from '#startup-error.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { appliedMigrations, migrate, migrationNames } from './migrate.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase({ isEmpty: true })
})

async function tableNames(): Promise<string[]> {
  const { rows } = await database.pool.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  )
  return rows.map((row) => row.name)
}

test('an empty database gets every migration, in order, once', async () => {
  await migrate(database.pool)
  expect(await appliedMigrations(database.pool)).toEqual(await migrationNames())
  expect(await tableNames()).toContain('users')

  await migrate(database.pool)
  expect(await appliedMigrations(database.pool)).toEqual(await migrationNames())
})

test('replicas that start at once run one after another', async () => {
  await Promise.all([1, 2, 3].map(() => migrate(database.pool)))
  expect(await appliedMigrations(database.pool)).toEqual(await migrationNames())
})

test('it stops at the migration that is named', async () => {
  const [first] = await migrationNames()
  await migrate(database.pool, { upTo: first })
  expect(await appliedMigrations(database.pool)).toEqual([first])
})

test('a database of a newer version is left as it is', async () => {
  await database.pool.query(
    'CREATE TABLE migrations (name text PRIMARY KEY, applied_at timestamptz)',
  )
  await database.pool.query(`INSERT INTO migrations VALUES ('9999_from-the-future', now())`)

  const attempt = migrate(database.pool)
  await expect(attempt).rejects.toThrow(StartupError)
  await expect(attempt).rejects.toThrow('newer version of Quittance (it has the migration 9999_')
  expect(await tableNames()).toEqual(['migrations'])
})

test('a migration that fails leaves nothing behind, and the lock free', async () => {
  await database.pool.query('CREATE TABLE users (id integer)')
  await expect(migrate(database.pool)).rejects.toThrow('already exists')
  expect(await tableNames()).toEqual(['migrations', 'users'])

  await database.pool.query('DROP TABLE users')
  await migrate(database.pool)
  expect(await appliedMigrations(database.pool)).toEqual(await migrationNames())
})
