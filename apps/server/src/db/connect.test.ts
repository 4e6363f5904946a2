import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { connectDatabase } from './connect.ts'

const options = { dataDir: '/nonexistent', applicationName: 'quittance test' }

test('an external database is used as it is', async () => {
  const { url } = await createTestDatabase()
  const database = await connectDatabase({ ...options, databaseUrl: url })
  const { rows } = await database.pool.query(
    `SELECT current_setting('application_name') AS name, current_setting('statement_timeout') AS limit`,
  )
  expect(rows).toEqual([{ name: 'quittance test', limit: '30s' }])
  expect(await database.db.query.users.findMany()).toEqual([])
  expect(database.isOwn).toBe(false)
  await database.close()
})

test('no more connections are opened than allowed, and further queries wait', async () => {
  const { url, pool } = await createTestDatabase()
  const database = await connectDatabase({ ...options, databaseUrl: url, connections: 3 })
  await Promise.all(Array.from({ length: 30 }, () => database.pool.query('SELECT pg_sleep(0.01)')))
  const { rows } = await pool.query(
    `SELECT count(*)::int AS open FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'quittance test'`,
  )
  expect(rows).toEqual([{ open: 3 }])
  await database.close()
})

test('an idle connection that breaks is reported, and the next query has another', async () => {
  const { url, pool } = await createTestDatabase()
  const errors: Error[] = []
  const database = await connectDatabase({
    ...options,
    databaseUrl: url,
    onError: (error) => errors.push(error),
  })
  const { rows } = await database.pool.query('SELECT pg_backend_pid() AS pid')
  await pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid])
  await expect.poll(() => errors.length).toBe(1)
  expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await database.close()
})

test.each([
  ['postgres://me:hunter2@127.0.0.1:1/db', 'connection refused'],
  ['postgres://me:hunter2@no-such-host.invalid/db', 'no such host'],
  ['postgres://me:hun/ter2@somewhere/db', 'it is not a URL'],
])('%s fails in one line without the password', async (databaseUrl, reason) => {
  const problem = await connectDatabase({ ...options, databaseUrl }).catch((error) => error)
  expect(problem.name).toBe('StartupError')
  expect(problem.message).toContain(`Cannot use the database at DATABASE_URL: ${reason}`)
  expect(problem.message).not.toMatch(/hun|ter2|\n/)
})

test('something that is no PostgreSQL fails in one line', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0)
  const { port } = server.address() as { port: number }
  const databaseUrl = `postgres://me:hunter2@127.0.0.1:${port}/db`
  const problem = await connectDatabase({ ...options, databaseUrl }).catch((error) => error)
  expect(problem.name).toBe('StartupError')
  expect(problem.message).not.toMatch(/hunter2|\n/)
  server.close()
})
