import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { type SmtpSink, startSmtpSink } from '@quittance/smtp-sink'
import { type StripeStandIn, startStripe } from '@quittance/stripe-stand-in'
import { type Product, startProduct } from './product.ts'
import { createTraveller, type Traveller } from './traveller.ts'
import { watchForTrouble } from './trouble.ts'

type StoryFixtures = {
  trouble: ReturnType<typeof watchForTrouble>
  traveller: Traveller
  expectAccessible: () => Promise<void>
}
type WorkerFixtures = {
  smtp: SmtpSink
  product: Product
  /** Which engine reads receipts: none, except in stories about reading, since it takes both cores. */
  reader: 'none' | 'local'
  /** How to pay: not at all, or through a stand-in for Stripe with room for one free trip. */
  payments: 'none' | 'stand-in'
  /** Asked only where there are payments. */
  stripe: StripeStandIn
}

let clients = 0

/** A test against the running product that fails on anything a user would call broken. */
export const story = base.extend<StoryFixtures, WorkerFixtures>({
  smtp: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from this pattern
    async ({}, use) => {
      const smtp = await startSmtpSink()
      await use(smtp)
      await smtp.close()
    },
    { scope: 'worker' },
  ],
  reader: ['none', { option: true, scope: 'worker' }],
  payments: ['none', { option: true, scope: 'worker' }],
  stripe: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const stripe = await startStripe()
      await use(stripe)
      await stripe.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ smtp, reader, payments, stripe }, use) => {
      const product = await startProduct({
        SMTP_URL: smtp.url,
        READER: reader,
        TRUST_PROXY: 'loopback',
        SUPPORT_EMAIL: 'help@quittance.example',
        ...(payments === 'stand-in' && { ...stripe.env, FREE_TRIP_LIMIT: '1' }),
      })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  page: async ({ page, payments, stripe }, use) => {
    if (payments === 'stand-in') await standInForStripe(page, stripe)
    await use(page)
  },
  baseURL: async ({ product }, use) => use(product.url),
  // Each story is a client of its own to the rate limits, as its traveller would be.
  // oxlint-disable-next-line no-empty-pattern -- as above
  extraHTTPHeaders: async ({}, use, testInfo) => {
    clients += 1
    await use({
      'x-forwarded-for': `10.${testInfo.workerIndex % 250}.${clients >> 8}.${clients % 256}`,
    })
  },
  trouble: [
    async ({ page }, use) => {
      const trouble = watchForTrouble(page)
      await use(trouble)
      expect(trouble.seen).toEqual([])
    },
    { auto: true },
  ],
  traveller: async ({ page, smtp }, use) => use(createTraveller(page, smtp)),
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        // The product turns page zoom off on purpose; the image viewer has its own.
        .disableRules('meta-viewport')
        .analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
      )
      expect(found).toEqual([])
    })
  },
})

/** The page believes that it talks to Stripe. */
async function standInForStripe(page: Page, { script, url }: StripeStandIn) {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.route('https://api.stripe.com/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: url + pathname }) })
  })
}

export { expect } from '@playwright/test'
