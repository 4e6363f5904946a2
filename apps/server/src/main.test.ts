import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { Agent, get, request } from 'node:http'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ciiInvoice, hotelBill } from '@quittance/receipt-reader/test/invoices'
import { startSmtpSink } from '@quittance/test-support/smtp-sink'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seal } from '#accounts/seal.ts'
import { password } from '#test/accounts.ts'
import { testSecret } from '#test/app.ts'
import { newFolder } from '#test/at-end.ts'
import { built } from '#test/built.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { billPages, pdfOf } from '#test/documents.ts'
import { freePort } from '#test/free-port.ts'
import { freezePostgres, postmasterOf, sessionOf } from '#test/postgres-processes.ts'
import { formOf, lunch } from '#test/receipts.ts'
import { useCluster } from '#test/use-cluster.ts'

const account = { email: 'ada@example.com', password }
let dataDir: string
let port: number
const started: ChildProcess[] = []
beforeEach(async () => {
  dataDir = await newFolder()
  port = await freePort()
})
afterEach(() => Promise.all(started.splice(0).map((server) => end(server, 'SIGTERM'))))

test('says where everything is and what is not configured, and stops on SIGTERM', async () => {
  const server = await run()
  const lines = server.lines.join('\n')
  expect(lines).toContain(`http://localhost:${port}`)
  expect(lines).toContain(dataDir)
  expect(lines).toContain(
    `not configured (SMTP_URL); read it at http://localhost:${port}/dev/mailbox`,
  )
  expect(lines).toContain('not configured (SUPPORT_EMAIL)')
  expect(lines).toContain('not configured (STRIPE_SECRET_KEY and three more)')
  expect(await end(server.process, 'SIGTERM')).toBe(0)
  await expect(readFile(join(dataDir, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT')
})

test('what was acknowledged survives kill -9, and the next start takes the database over', async () => {
  const first = await runUsed()
  expect((await post('/api/auth/register', account)).status).toBe(201)
  await end(first.process, 'SIGKILL')

  await run()
  expect((await post('/api/auth/login', account)).status).toBe(200)
  const mailbox = async () => (await fetch(`http://localhost:${port}/dev/mailbox`)).text()
  await expect.poll(mailbox).toContain('to ada@example.com')
})

test('a PDF and a bare e-invoice are opened in processes that start from the bundle, and end with it', async () => {
  const database = await createTestDatabase({ isEmpty: true })
  const server = await run({ DATABASE_URL: database.url, SESSION_SECRET: testSecret })
  const cookie = await registerVerified(database)
  const trip = { name: 'Berlin', startDate: '2026-03-01', currency: 'EUR' }
  const made = await post('/api/trips', trip, { cookie })
  const { id: tripId } = (await made.json()) as { id: number }
  const files = [
    { name: 'bill.pdf', bytes: await pdfOf(billPages(2)), kind: 'pdf', pageCount: 2 },
    { name: 'bill.xml', bytes: Buffer.from(ciiInvoice(hotelBill)), kind: 'xml', pageCount: 1 },
  ]
  for (const { name, bytes, kind, pageCount } of files) {
    const document = { bytes, name, type: '' }
    const form = await formOf({ ...lunch, tripId: String(tripId), document })
    const saved = await fetch(`http://localhost:${port}/api/receipts`, {
      method: 'POST',
      headers: { ...form.headers, cookie },
      body: new Uint8Array(form.payload),
    })
    expect(await saved.json()).toMatchObject({ document: { kind, pageCount } })
  }
  expect(await end(server.process, 'SIGTERM')).toBe(0)
})

test('a mail that was acknowledged survives kill -9 and waits in the tray after the next start', async () => {
  const database = await createTestDatabase({ isEmpty: true })
  const smtpPort = await freePort()
  const env = {
    DATABASE_URL: database.url,
    SESSION_SECRET: testSecret,
    INBOUND_MAIL_DOMAIN: 'in.example.com',
    INBOUND_SMTP_PORT: String(smtpPort),
  }
  const first = await run(env)
  expect(first.lines.join('')).toContain(`for in.example.com, by SMTP on port ${smtpPort}`)
  const cookie = await registerVerified(database)
  const ask = async (path: string) =>
    (await fetch(`http://localhost:${port}/api/${path}`, { headers: { cookie } })).json()
  const { address } = (await ask('inbound-address')) as { address: string }
  const attachments = [{ filename: 'bill.pdf', content: await pdfOf(billPages(2)) }]
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort })
  await transport.sendMail({ from: 'ada@example.com', to: address, attachments })
  await end(first.process, 'SIGKILL')
  // A mail whose processing was interrupted is retried minutes later.
  await database.pool.query('UPDATE arrivals SET try_after = now()')

  const second = await run(env)
  await expect
    .poll(() => ask('arrivals'))
    .toMatchObject([{ kind: 'pdf', name: 'bill.pdf', pages: { count: 2 } }])
  const busy = await fail({ ...env, PORT: String(await freePort()) })
  expect(busy).toContain(`Port ${smtpPort} is in use`)
  expect(busy).toContain('INBOUND_SMTP_PORT=')
  expect(await end(second.process, 'SIGTERM')).toBe(0)
})

test('Hole 24: a start with another secret says all that ended', async () => {
  const database = await createTestDatabase()
  await database.pool.query(`
    INSERT INTO users (email, password_hash, first_name, last_name)
    VALUES ('ada@example.com', 'hash', 'Ada', 'Byron')`)
  await database.pool.query(
    'INSERT INTO second_steps (user_id, secret, confirmed_at) SELECT id, $1, now() FROM users',
    [seal('the secret before, of at least 32 characters', 'JBSWY3DPEHPK3PXP')],
  )
  const env = { DATABASE_URL: database.url, SESSION_SECRET: testSecret, LOG_LEVEL: 'warn' }
  const server = await run(env)
  expect(server.lines.join('')).toContain(
    'the secret was replaced: 1 account can only pass two-step sign-in with a recovery code, and links to reports made before do not open',
  )
  expect(await end(server.process, 'SIGTERM')).toBe(0)
})

test('a busy port stops it with one line', async () => {
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  const line = await fail()
  other.close()
  expect(line).toContain(`Port ${port} is in use`)
  expect(line).toContain('PORT=')
})

test('a bad setting, or none where one is needed, stops it with one line', async () => {
  expect(await fail({ PORT: 'eighty' })).toContain('PORT must be a whole number (it is "eighty")')
  expect(await fail({ NODE_ENV: 'production' })).toContain('SMTP_URL is not set')
  const { url } = await createTestDatabase({ isEmpty: true })
  expect(await fail({ DATABASE_URL: url })).toContain('SESSION_SECRET is not set')
})

test('Hole 5: when its PostgreSQL is killed it starts it again, and keeps the folder to itself', async () => {
  const first = await runUsed({ LOG_LEVEL: 'silent' })
  const login = async () => (await post('/api/auth/login', account)).status
  expect((await post('/api/auth/register', account)).status).toBe(201)
  for (let round = 0; round < 2; round += 1) {
    const killed = await postmasterOf(dataDir)
    process.kill(killed, 'SIGKILL')
    const isAnother = async () => (await postmasterOf(dataDir).catch(() => killed)) !== killed
    await expect.poll(isAnother).toBe(true)
    await expect.poll(login).toBe(200)
  }
  const second = await fail({ PORT: String(await freePort()) })
  expect(second).toContain('Another Quittance is already running on this data folder')
  expect(await end(first.process, 'SIGTERM')).toBe(0)
})

test('Hole 5: a session of PostgreSQL that is killed lets no second server in', async () => {
  const first = await runUsed({ LOG_LEVEL: 'silent' })
  const victim = await sessionOf(dataDir)
  process.kill(victim, 'SIGKILL')
  // All sessions end with it; the first new one is the server's.
  const isAnother = async () => (await sessionOf(dataDir).catch(() => victim)) !== victim
  await expect.poll(isAnother).toBe(true)
  await expect.poll(isReady).toBe(true)
  const second = await fail({ PORT: String(await freePort()) })
  expect(second).toContain('Another Quittance is already running on this data folder')
  expect(first.process.exitCode).toBeNull()
})

test('Hole 5: when its PostgreSQL cannot be started again it ends with one line', async () => {
  const { process: server, problem } = await runUsed({ LOG_LEVEL: 'silent' })
  await rm(join(dataDir, 'postgres', 'global', 'pg_control'))
  process.kill(await postmasterOf(dataDir), 'SIGKILL')
  expect(await exitOf(server, 90_000)).toBe(1)
  expect((await problem).trim().split('\n')).toEqual([
    expect.stringContaining('Quittance: PostgreSQL did not start'),
  ])
})

test('Hole 6: connections that are kept open do not keep it from stopping', async () => {
  const { process: server } = await runUsed()
  const agent = new Agent({ keepAlive: true })
  const [answered] = await once(get({ port, path: '/healthz', agent }), 'response')
  await text(answered)
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  const half = connect(port, '127.0.0.1')
  half.write(
    'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n',
  )
  half.write('content-length: 100\r\n\r\n{"email":')
  for (const socket of [silent, half]) socket.on('error', () => {})
  // The server has received them all when it has answered a later one.
  await fetch(`http://localhost:${port}/healthz`)
  server.kill('SIGTERM')
  expect(await exitOf(server)).toBe(0)
  agent.destroy()
})

test('Hole 6: who is sending when it stops is answered, and what was acknowledged is kept', async () => {
  const { process: server } = await runUsed()
  const body = JSON.stringify(account)
  const sent = request({
    port,
    method: 'POST',
    path: '/api/auth/register',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  })
  sent.write(body.slice(0, 10))
  await once(sent, 'socket')
  await fetch(`http://localhost:${port}/healthz`)
  server.kill('SIGTERM')
  await expect
    .poll(() => fetch(`http://localhost:${port}/healthz`).catch(() => 'gone'))
    .toBe('gone')
  sent.end(body.slice(10))
  const [answer] = await once(sent, 'response')
  expect(answer.statusCode).toBe(201)
  expect(await exitOf(server)).toBe(0)

  await run()
  expect((await post('/api/auth/login', account)).status).toBe(200)
})

test('Hole 6: a mail server that hangs does not keep it from stopping, and the mail goes out once after the next start', async () => {
  await useCluster(dataDir)
  const hanging = await startHangingSmtp()
  const { process: server } = await run({ SMTP_URL: hanging.url })
  expect((await post('/api/auth/register', account)).status).toBe(201)
  await hanging.isReached
  server.kill('SIGTERM')
  expect(await exitOf(server)).toBe(0)
  await hanging.close()

  const smtp = await startSmtpSink()
  const next = await run({ SMTP_URL: smtp.url })
  await smtp.take(account.email, 'Verify')
  expect((await post('/api/auth/login', account)).status).toBe(200)
  await end(next.process, 'SIGTERM')
  expect(smtp.received.filter(({ subject }) => subject.includes('Verify'))).toEqual([])
  await smtp.close()
})

test('Hole 6: a database that is frozen does not keep it from stopping', async () => {
  const { process: server } = await runUsed({ LOG_LEVEL: 'silent' })
  const { thaw } = await freezePostgres(dataDir)
  server.kill('SIGTERM')
  expect(await exitOf(server).finally(thaw)).toBe(0)
  // The next start takes over its PostgreSQL, and stops it.
  await run()
})

function launch(env: NodeJS.ProcessEnv) {
  const server = spawn(process.execPath, [built('main')], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'error',
      READER: 'none',
      ...env,
    },
  })
  started.push(server)
  return server
}

/** With a database that was used before, which takes less time. */
async function runUsed(env?: NodeJS.ProcessEnv) {
  await useCluster(dataDir)
  return run(env)
}

async function run(env: NodeJS.ProcessEnv = {}) {
  const server = launch(env)
  const lines: string[] = []
  const problem = text(server.stderr)
  for await (const chunk of server.stdout) {
    lines.push(String(chunk))
    if (lines.join('').includes('Stop it with')) return { process: server, lines, problem }
  }
  throw new Error(`It did not start: ${await problem}`)
}

async function registerVerified({ pool }: TestDatabase) {
  const registered = await post('/api/auth/register', account)
  await pool.query('UPDATE users SET email_verified_at = now()')
  return registered.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** Returns the only line it prints. */
async function fail(env: NodeJS.ProcessEnv = {}) {
  const server = launch(env)
  const [printed, problem] = await Promise.all([text(server.stdout), text(server.stderr)])
  if (server.exitCode === null) await once(server, 'exit')
  expect(server.exitCode).toBe(1)
  expect(printed).toBe('')
  expect(problem.trim().split('\n')).toHaveLength(1)
  return problem
}

async function end(server: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') {
  if (server.exitCode !== null || server.signalCode !== null) return server.exitCode
  server.kill(signal)
  await once(server, 'exit')
  return server.exitCode
}

async function exitOf(server: ChildProcess, withinMs = 45_000) {
  const { exitCode } = server
  if (exitCode === null) await once(server, 'exit', { signal: AbortSignal.timeout(withinMs) })
  return server.exitCode
}

async function isReady() {
  const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined)
  return answer?.status === 200
}

/** Receives a mail up to its last line and then never responds. */
async function startHangingSmtp() {
  const reached = Promise.withResolvers<void>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    socket.write('220 here\r\n')
    socket.on('data', (data) => {
      const line = String(data)
      if (line.startsWith('DATA')) reached.resolve()
      if (/^(?:EHLO|HELO|MAIL|RCPT)/.test(line)) socket.write('250 ok\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    isReached: reached.promise,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function post(path: string, body: object, headers: Record<string, string> = {}) {
  return fetch(`http://localhost:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}
