import { resolve } from 'node:path'
import { z } from 'zod'
import { dataSettings, s3Of } from './process/settings/data.ts'
import { inboundOf, inboundSettings } from './process/settings/inbound.ts'
import { mailSettings } from './process/settings/mail.ts'
import { isLoopback, networkSettings } from './process/settings/network.ts'
import { oidcOf, oidcSettings } from './process/settings/oidc.ts'
import { paymentSettings, stripeOf } from './process/settings/payments.ts'
import { rateSettings, ratesFolderOf } from './process/settings/rates.ts'
import { readerOf, readerSettings } from './process/settings/reader.ts'
import { isSecret, readSecretFiles } from './process/settings/secret-files.ts'
import { securitySettings } from './process/settings/security.ts'
import { StartupError } from './startup-error.ts'

type Documented = { defaultText?: string; meaning: string }

export const settingsSchema = z.object({
  ...networkSettings,
  ...dataSettings,
  ...mailSettings,
  ...inboundSettings,
  ...readerSettings,
  ...rateSettings,
  ...paymentSettings,
  ...oidcSettings,
  ...securitySettings,
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    )
    .default('info')
    .meta({ meaning: 'log level' }),
})

export type Settings = ReturnType<typeof readSettings>

/** Validates the environment once; nothing else reads it. */
export function readSettings(env: NodeJS.ProcessEnv) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const given = readSecretFiles(set, Object.keys(settingsSchema.shape))
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
    databasePool: values.DATABASE_POOL,
    sessionSecret: values.SESSION_SECRET,
    previousSecret: values.SESSION_SECRET_PREVIOUS,
    s3: s3Of(values),
    backup: values.BACKUP_DIR
      ? { folder: resolve(values.BACKUP_DIR), keep: values.BACKUP_KEEP }
      : undefined,
    reader: readerOf(values),
    ratesFolder: ratesFolderOf(values),
    readsPerHour: values.READS_PER_HOUR,
    storageMbPerUser: values.STORAGE_MB_PER_USER,
    plan: { freeTripLimit: values.FREE_TRIP_LIMIT, trialDays: values.TRIAL_DAYS },
    stripe: stripeOf(values),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    inbound: inboundOf(values),
    oidc: oidcOf(values),
    passwordsOff: values.PASSWORD_LOGIN === 'off',
    supportEmail: values.SUPPORT_EMAIL,
    salesEmail: values.SALES_EMAIL,
    signUpMode: values.SIGN_UP,
    metricsToken: values.METRICS_TOKEN,
    securityContact: values.SECURITY_CONTACT ?? values.SUPPORT_EMAIL,
    securityPolicy: values.SECURITY_POLICY,
    scanCommand: values.SCAN_COMMAND,
    webhooksReachPrivate: values.WEBHOOK_ALLOW_PRIVATE,
    coversSubdomains: values.HSTS_SUBDOMAINS,
    hasApiDocs: values.API_DOCS || !isProduction,
    logLevel: values.LOG_LEVEL,
  }
}

export function documentedSettings() {
  return Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const { meaning, defaultText = String(schema.parse(undefined) ?? 'none') } =
      schema.meta() as Documented
    return { name, defaultText, meaning, isSecret: isSecret(name) }
  })
}

function describeIssues(error: z.ZodError, given: Record<string, unknown>) {
  const problems = error.issues.map((issue) => {
    const name = String(issue.path[0])
    const isPrivate = /_URL$|KEY|SECRET|TOKEN|^STRIPE_/.test(name)
    return `${name} ${issue.message}${isPrivate ? '' : ` (it is "${String(given[name])}")`}`
  })
  return `${problems.join('; ')}. Correct the setting and start again; docs/operations.md lists them all.`
}
