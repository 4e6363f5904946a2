import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { StartupError } from '#startup-error.ts'
import { missingOf, wholeNumber, within } from './values.ts'

export const dataSettings = {
  DATA_DIR: z
    .string()
    .default('./data')
    .meta({ meaning: "the server's own database, stored files and local mailbox" }),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres://' })
    .optional()
    .meta({ meaning: "an external PostgreSQL (15 or newer) instead of the server's own" }),
  DATABASE_POOL: within(2, 40)
    .default(() => Math.min(Math.max(2 * availableParallelism(), 5), 10))
    .meta({
      defaultText: 'twice the CPU cores, from 5 to 10',
      meaning: 'maximum size of the connection pool; the server holds one more connection',
    }),
  SESSION_SECRET: z.string().min(32, 'must be at least 32 characters long').optional().meta({
    defaultText: 'generated once and stored in DATA_DIR',
    meaning:
      'signs the links to reports and encrypts the secrets of authenticator apps; required with DATABASE_URL, the same on every server that shares it',
  }),
  SESSION_SECRET_PREVIOUS: z
    .string()
    .min(32, 'must be at least 32 characters long')
    .optional()
    .meta({
      meaning:
        'the secret before it, while it is being replaced: still opens what it signed and sealed',
    }),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be a full address such as https://s3.example.com' })
    .optional()
    .meta({
      meaning:
        'an S3-compatible store for receipt images instead of the disk; set all five of these or none',
    }),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .meta({ meaning: 'the bucket, which must exist' }),
  S3_REGION: z.string().optional().meta({ meaning: 'its region, as that service names it' }),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .meta({ meaning: 'a key that may read, write, delete and list there' }),
  S3_SECRET_ACCESS_KEY: z.string().optional().meta({ meaning: "that key's secret" }),
  STORAGE_MB_PER_USER: wholeNumber
    .min(1, 'must be 1 or more')
    .default(2000)
    .meta({ meaning: 'storage per user in megabytes; a photo takes 1 to 3' }),
  BACKUP_DIR: z.string().optional().meta({
    meaning:
      'folder for a nightly backup, made after 02:00 UTC by one of the servers; without it there is none',
  }),
  BACKUP_KEEP: wholeNumber
    .min(1, 'must be 1 or more')
    .default(7)
    .meta({ meaning: 'how many nightly backups are kept there' }),
}

type Values = z.output<z.ZodObject<typeof dataSettings>>

export function s3Of(values: Values) {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  const given = { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = missingOf(given)
  if (missing.length === 5) return undefined
  if (missing.length > 0) {
    throw new StartupError(
      `${missing.join(', ')} is not set: an S3 store needs all five S3_ settings. Set the rest, or none of them to keep images in the data folder.`,
    )
  }
  const complete = given as Record<keyof typeof given, string>
  return {
    endpoint: complete.S3_ENDPOINT,
    bucket: complete.S3_BUCKET,
    region: complete.S3_REGION,
    accessKeyId: complete.S3_ACCESS_KEY_ID,
    secretAccessKey: complete.S3_SECRET_ACCESS_KEY,
  }
}
