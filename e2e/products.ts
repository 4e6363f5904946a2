import { freePort } from '@quittance/server/test/free-port'
import type { SmtpSink } from '@quittance/test-support/smtp-sink'
import type { StripeStandIn } from '@quittance/test-support/stripe-stand-in/stripe-stand-in'
import { type Product, startProduct } from './product.ts'
import type { RatesPublisher } from './rates.ts'

export type Equipment = {
  /** The reader: none except in stories about reading, since it takes both cores. */
  reader: 'none' | 'local'
  /** No payments, or a stand-in for Stripe with one free trip. */
  payments: 'none' | 'stand-in'
  /** Whether the product accepts receipts by email, through its own SMTP server. */
  mail: 'none' | 'accepted'
}

export type Products = ReturnType<typeof createProducts>

/** One product for each combination of equipment, started on first use and shared by later stories. */
export function createProducts(smtp: SmtpSink, stripe: StripeStandIn, rates: RatesPublisher) {
  const started = new Map<string, Promise<Product>>()

  async function start({ reader, payments, mail }: Equipment) {
    return startProduct({
      SMTP_URL: smtp.url,
      READER: reader,
      RATES_URL: rates.folder.href,
      TRUST_PROXY: 'loopback',
      SUPPORT_EMAIL: 'help@quittance.example',
      ...(mail === 'accepted' && {
        INBOUND_MAIL_DOMAIN: 'receipts.quittance.example',
        INBOUND_SMTP_PORT: String(await freePort()),
      }),
      ...(payments === 'stand-in' && { ...stripe.env, FREE_TRIP_LIMIT: '1' }),
    })
  }

  return {
    with(equipment: Equipment) {
      const key = `${equipment.reader} ${equipment.payments} ${equipment.mail}`
      const product = started.get(key) ?? start(equipment)
      started.set(key, product)
      return product
    },
    async stop() {
      const products = await Promise.all(started.values())
      await Promise.all(products.map((product) => product.stop()))
    },
  }
}
