import type { Pool } from 'pg'
import type { Settings } from '#settings.ts'
import { version } from './version.ts'

export async function startLines(settings: Settings, pool: Pool) {
  const { publicUrl, dataDir, databaseUrl, s3, smtpUrl, stripe, supportEmail, salesEmail } =
    settings
  const { hasApiDocs } = settings
  const { rows } = await pool.query<{ server_version: string }>('show server_version')
  const lines = {
    Web: publicUrl.origin,
    Data: dataDir,
    Database: `PostgreSQL ${rows[0]?.server_version}, ${databaseUrl ? 'external (DATABASE_URL)' : 'in the data folder'}`,
    Files: s3 ? `bucket ${s3.bucket} at ${new URL(s3.endpoint).host}` : 'in the data folder',
    Reader: readerLine(settings),
    Mail: smtpUrl
      ? 'by SMTP'
      : `not configured (SMTP_URL); read it at ${publicUrl.origin}/dev/mailbox`,
    'Mail in': mailInLine(settings),
    Payments: stripe
      ? `by Stripe${stripe.apiBase ? ` at ${new URL(stripe.apiBase).host}` : ''}`
      : 'not configured (STRIPE_SECRET_KEY and three more); nobody can subscribe',
    Support: supportEmail ?? 'not configured (SUPPORT_EMAIL)',
    Sales: salesEmail ?? 'not configured (SALES_EMAIL); demo requests are only stored',
    'API docs': hasApiDocs ? `${publicUrl.origin}/api/docs` : 'off (API_DOCS)',
  }
  const rowsOfText = Object.entries(lines).map(([name, value]) => `  ${name.padEnd(10)}${value}`)
  return [`Quittance ${version} is running.`, ...rowsOfText, '  Stop it with Ctrl+C.'].join('\n')
}

function readerLine({ reader }: Settings) {
  if (reader.engine === 'vision') {
    return `${reader.model} (${reader.provider}), with the local engine as fallback`
  }
  return reader.engine === 'local'
    ? 'on this machine'
    : 'none (READER); receipts are entered by hand'
}

function mailInLine({ inbound }: Settings) {
  if (!inbound) return 'not configured (INBOUND_MAIL_DOMAIN); email import is off'
  const { domain, smtpPort, imap } = inbound
  const ways = [smtpPort && `SMTP on port ${smtpPort}`, imap && `the mailbox at ${imap.host}`]
  return `for ${domain}, by ${ways.filter(Boolean).join(' and ')}`
}
