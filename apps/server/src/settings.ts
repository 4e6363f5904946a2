import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { StartupError } from './startup-error.ts'

type Documented = { defaultText: string; meaning: string }

const email = z.email('must be an e-mail address')
const wholeNumber = z.coerce.number('must be a whole number').int('must be a whole number')

/** Every setting: how it is checked, its default, and what the docs say of it. */
export const settingsSchema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('development')
    .meta({
      defaultText: 'development',
      meaning: '`production` listens on all interfaces, asks for real mail and sends HSTS',
    }),
  PORT: wholeNumber
    .min(1, 'must be 1 to 65535')
    .max(65535, 'must be 1 to 65535')
    .default(3000)
    .meta({ defaultText: '3000', meaning: 'port it listens on' }),
  HOST: z.string().optional().meta({
    defaultText: '127.0.0.1; 0.0.0.0 in production',
    meaning: 'address it listens on',
  }),
  PUBLIC_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be a full address such as https://claims.example.com',
    })
    .optional()
    .meta({
      defaultText: 'http://localhost:PORT',
      meaning: 'what links in mails start with; also the one origin the API accepts',
    }),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim()))
    .refine(
      (parts) => parts.every(isProxyAddress),
      'must list addresses or ranges such as 10.0.0.0/8',
    )
    .optional()
    .meta({
      defaultText: 'none',
      meaning:
        'proxies whose X-Forwarded-For is believed: addresses, ranges or `loopback`, comma separated',
    }),
  DATA_DIR: z.string().default('./data').meta({
    defaultText: './data',
    meaning: "the server's own database, stored files and local mailbox",
  }),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres://' })
    .optional()
    .meta({
      defaultText: 'none',
      meaning: "an external PostgreSQL (15 or newer) instead of the server's own",
    }),
  SESSION_SECRET: z.string().min(32, 'must be at least 32 characters long').optional().meta({
    defaultText: 'made once and kept in DATA_DIR',
    meaning:
      'signs the links to reports; required with DATABASE_URL, the same on every server that shares it',
  }),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be a full address such as https://s3.example.com' })
    .optional()
    .meta({
      defaultText: 'none',
      meaning:
        'an S3-compatible store for receipt images instead of the disk; set all five of these or none',
    }),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .meta({ defaultText: 'none', meaning: 'the bucket, which must exist' }),
  S3_REGION: z
    .string()
    .optional()
    .meta({ defaultText: 'none', meaning: 'its region, as that service names it' }),
  S3_ACCESS_KEY_ID: z.string().optional().meta({
    defaultText: 'none',
    meaning: 'a key that may read, write, delete and list there',
  }),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .optional()
    .meta({ defaultText: 'none', meaning: "that key's secret" }),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' })
    .optional()
    .meta({
      defaultText: 'none',
      meaning:
        'real mail instead of the local mailbox; required in production, and when HOST or PUBLIC_URL is not local',
    }),
  MAIL_FROM: z.string().max(300, 'is too long').default('Quittance <no-reply@localhost>').meta({
    defaultText: '`Quittance <no-reply@localhost>`',
    meaning: 'the sender of every mail',
  }),
  READER: z
    .enum(
      ['local', 'openai-compatible', 'anthropic', 'google', 'none'],
      'must be local, openai-compatible, anthropic, google or none',
    )
    .default('local')
    .meta({
      defaultText: 'local',
      meaning:
        'what reads receipts: `local` on this machine, or a vision model (`openai-compatible`, `anthropic`, `google`) with the local engine behind it; `none` leaves the fields empty',
    }),
  READER_MODEL: z.string().optional().meta({
    defaultText: 'none',
    meaning: 'the vision model, for example `gpt-5-mini`; required with one',
  }),
  READER_API_KEY: z.string().optional().meta({
    defaultText: 'none',
    meaning: "the vision model's key; required with `anthropic` and `google`",
  }),
  READER_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be a full address' })
    .optional()
    .meta({
      defaultText: "the provider's own",
      meaning:
        'where the vision model answers; required with `openai-compatible`, for example http://localhost:11434/v1',
    }),
  SUPPORT_EMAIL: email.optional().meta({
    defaultText: 'none',
    meaning: 'where Contact Us leads; shown on the help page',
  }),
  SALES_EMAIL: email.optional().meta({
    defaultText: 'none',
    meaning: 'who is told of a demo request; requests are stored either way',
  }),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    )
    .default('info')
    .meta({ defaultText: 'info', meaning: 'how much is logged' }),
})

export type VisionSettings = {
  engine: 'vision'
  provider: 'openai-compatible' | 'anthropic' | 'google'
  model: string
  apiKey: string | undefined
  baseUrl: string | undefined
}

export type ReaderSettings = { engine: 'local' | 'none' } | VisionSettings

type Values = z.output<typeof settingsSchema>

export type Settings = ReturnType<typeof readSettings>

/** Checks the environment once; everything else receives what it needs from here. */
export function readSettings(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = settingsSchema.safeParse(given)
  if (!parsed.success) throw new StartupError(describeIssues(parsed.error, given))

  const values = parsed.data
  const isProduction = values.NODE_ENV === 'production'
  const host = values.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1')
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`)
  const isLocal = !isProduction && isLoopback(host) && isLoopback(publicUrl.hostname)

  if (!values.SMTP_URL && !isLocal) {
    throw new StartupError(
      'SMTP_URL is not set: without it mail can only be read on this machine, which needs a HOST and a PUBLIC_URL on localhost outside production. Set SMTP_URL, for example smtp://user:password@mail.example.com:587.',
    )
  }

  return {
    isProduction,
    host,
    port: values.PORT,
    publicUrl,
    trustProxy: values.TRUST_PROXY,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    sessionSecret: values.SESSION_SECRET,
    s3: s3Of(values),
    reader: readerOf(values),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    supportEmail: values.SUPPORT_EMAIL,
    salesEmail: values.SALES_EMAIL,
    logLevel: values.LOG_LEVEL,
  }
}

function readerOf({
  READER,
  READER_MODEL,
  READER_API_KEY,
  READER_BASE_URL,
}: Values): ReaderSettings {
  if (READER === 'local' || READER === 'none') return { engine: READER }
  const needed = {
    READER_MODEL,
    ...(READER === 'openai-compatible' ? { READER_BASE_URL } : { READER_API_KEY }),
  }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length > 0 || !READER_MODEL) {
    throw new StartupError(
      `READER=${READER} needs ${missing.join(' and ')}. Set it, or leave READER out.`,
    )
  }
  return {
    engine: 'vision',
    provider: READER,
    model: READER_MODEL,
    apiKey: READER_API_KEY,
    baseUrl: READER_BASE_URL,
  }
}

function s3Of(values: Values) {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  const given = { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(given).flatMap(([name, value]) => (value ? [] : [name]))
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

export function isLoopback(hostname: string) {
  const bare = hostname.replace(/^\[|\]$/g, '').replace(/^::ffff:/, '')
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'))
}

function isProxyAddress(part: string) {
  const [address = '', prefix, ...rest] = part.split('/')
  if (part === 'loopback') return true
  return (
    isIP(address) > 0 && rest.length === 0 && (prefix === undefined || /^\d{1,3}$/.test(prefix))
  )
}

/** One row per setting, for the table in the docs. */
export function documentedSettings() {
  return Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const { defaultText, meaning } = schema.meta() as Documented
    return { name, defaultText, meaning }
  })
}

function describeIssues(error: z.ZodError, given: Record<string, unknown>) {
  const problems = error.issues.map((issue) => {
    const name = String(issue.path[0])
    const isSecret = /_URL$|KEY|SECRET/.test(name)
    return `${name} ${issue.message}${isSecret ? '' : ` (it is "${String(given[name])}")`}`
  })
  return `${problems.join('; ')}. Correct the setting and start again; docs/operations.md lists them all.`
}
