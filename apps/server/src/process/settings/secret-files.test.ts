import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings, settingsSchema } from '#settings.ts'
import { StartupError } from '#startup-error.ts'
import { newFolder } from '#test/at-end.ts'
import { isSecret } from './secret-files.ts'

const secret = 'hunter2'.repeat(8)
const folder = await newFolder()
await writeFile(join(folder, 'secret'), `${secret}\n`)
await writeFile(join(folder, 'empty'), ' \n')

test.each([
  'DATABASE_URL SESSION_SECRET SESSION_SECRET_PREVIOUS S3_SECRET_ACCESS_KEY SMTP_URL INBOUND_IMAP_URL',
  'READER_API_KEY STRIPE_SECRET_KEY STRIPE_WEBHOOK_SECRET METRICS_TOKEN',
])('%s can be files', (names) => {
  const secrets = Object.keys(settingsSchema.shape).filter(isSecret)
  expect(secrets).toEqual(expect.arrayContaining(names.split(' ')))
})

test('a secret is read from its file, without the line end', () => {
  const settings = readSettings({ SESSION_SECRET_FILE: join(folder, 'secret'), SMTP_URL_FILE: ' ' })
  expect(settings).toMatchObject({ sessionSecret: secret, smtpUrl: undefined })
})

test.each([
  ['a missing file', join(folder, 'none'), {}, 'SESSION_SECRET_FILE cannot be read (ENOENT)'],
  ['a folder', folder, {}, 'SESSION_SECRET_FILE cannot be read (EISDIR)'],
  ['the secret itself', secret, {}, 'SESSION_SECRET_FILE cannot be read (ENOENT)'],
  ['an empty file', join(folder, 'empty'), {}, 'SESSION_SECRET_FILE is empty'],
  [
    'a value and a file',
    join(folder, 'secret'),
    { SESSION_SECRET: secret },
    'SESSION_SECRET and SESSION_SECRET_FILE are both set',
  ],
])('%s stops the start with one line that keeps the secret', (_name, file, env, message) => {
  const start = () => readSettings({ ...env, SESSION_SECRET_FILE: file })
  expect(start).toThrow(StartupError)
  expect(start).toThrow(message)
  expect(start).not.toThrow(/hunter2|\n/)
})
