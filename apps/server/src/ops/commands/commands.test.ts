import { execFile } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startStripe } from '@quittance/test-support/stripe-stand-in/stripe-stand-in'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { password } from '#test/accounts.ts'
import { newFolder } from '#test/at-end.ts'
import { built } from '#test/built.ts'
import { startRelease } from '#test/releases.ts'
import { useCluster } from '#test/use-cluster.ts'

const run = promisify(execFile)
const email = 'ada@example.com'

const dataDir = await newFolder()
const stripe = await startStripe()
afterAll(() => stripe.close())

type Name = 'admin' | 'check-data' | 'demo-data' | 'reconcile'

async function command(name: Name, args: string[] = [], change: NodeJS.ProcessEnv = {}) {
  const { PATH } = process.env
  const env = { PATH, DATA_DIR: dataDir, LOG_LEVEL: 'error', READER: 'none', ...change }
  const { stdout } = await run(process.execPath, [built(`commands/${name}`), ...args], { env })
  return stdout.trim()
}

function failure(name: Name, args: string[] = []) {
  return command(name, args).then(
    (line) => Promise.reject(new Error(`It went well: ${line}`)),
    ({ stdout, stderr, code }: { stdout: string; stderr: string; code: number }) => ({
      line: stderr.trim(),
      said: stdout.trim(),
      code,
    }),
  )
}

test('the commands work beside a running server and without one', async () => {
  const nothing = await failure('admin', ['list-users'])
  expect(nothing.line).toContain('There is no database in')

  await useCluster(dataDir)
  const { url, stop } = await startRelease(dataDir, stripe.env)
  onTestFinished(stop)
  await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const grant = ['grant-premium', email, '--until', '2100-01-31']
  const granted = `${email} has premium access until the end of 2100-01-31 (UTC).`
  expect(await command('admin', grant)).toBe(granted)
  expect(await command('reconcile', [], stripe.env)).toBe(
    '0 customers compared with Stripe: 0 corrected, 0 failed.',
  )
  await stop()

  expect(await command('admin', ['list-users'])).toMatch(/granted until 2100-01-31.*\n1 account\.$/)
  const unknown = await failure('admin', ['revoke-premium', 'bob@example.com'])
  expect(unknown).toMatchObject({
    line: 'Quittance: There is no account with the address bob@example.com.',
    code: 1,
  })
  expect((await failure('reconcile')).line).toBe(
    'Quittance: Payments are not set up: there is nothing to compare with.',
  )
})

test('Hole 7: check-data lists what is missing and fails', async () => {
  await rm(dataDir, { recursive: true, force: true })
  await useCluster(dataDir)
  await command('demo-data')
  expect(await command('check-data')).toBe(
    'Every receipt has its images; 0 stored images without a receipt.',
  )
  const [user = ''] = await readdir(join(dataDir, 'files'))
  const [lost = ''] = await readdir(join(dataDir, 'files', user))
  await rm(join(dataDir, 'files', user, lost))
  const { line, said, code } = await failure('check-data')
  expect(code).toBe(1)
  expect(said).toMatch(new RegExp(`^receipt \\d+ of trip \\d+: ${user}/${lost} is missing$`))
  expect(line).toMatch(/^Quittance: 1 images of receipts are missing; 0 stored images/)
})
