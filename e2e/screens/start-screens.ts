import { freePort } from '@quittance/server/test/free-port'
import { startSmtpSink } from '@quittance/test-support/smtp-sink'
import { startStripe } from '@quittance/test-support/stripe-stand-in/stripe-stand-in'
import { startProduct } from '#e2e/product.ts'
import { startRates } from '#e2e/rates.ts'
import { createPeople } from './people.ts'

export type Screens = Awaited<ReturnType<typeof startScreens>>

/** A product with all users that the screens need. */
export async function startScreens() {
  const [smtp, stripe, rates] = await Promise.all([
    startSmtpSink(),
    startStripe(),
    startRates({ lastDays: 40 }),
  ])
  const product = await startProduct({
    SMTP_URL: smtp.url,
    READER: 'none',
    RATES_URL: rates.folder.href,
    TRUST_PROXY: 'loopback',
    SUPPORT_EMAIL: 'help@quittance.example',
    INBOUND_MAIL_DOMAIN: 'receipts.quittance.example',
    INBOUND_SMTP_PORT: String(await freePort()),
    // Never called: the screens fake its answers.
    OIDC_ISSUER: 'https://id.example.com',
    OIDC_CLIENT_ID: 'quittance',
    OIDC_CLIENT_SECRET: 'hidden',
    OIDC_NAME: 'Example ID',
    ...stripe.env,
  })
  return {
    product,
    stripe,
    people: await createPeople(product),
    async stop() {
      await product.stop()
      await Promise.all([smtp.close(), stripe.close(), rates.close()])
    },
  }
}
