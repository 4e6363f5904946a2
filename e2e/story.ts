// Every story chooses its screen size:
// - story.phone, if touch, the camera, a sheet or the bottom bar matters;
// - story.desktop, if the keyboard, a wide list or two columns do;
// - story.both, if its steps differ with the layout: on a phone, and on a desktop with the tag @all.
// Stories with the tag @all in their title run in `npm run test:all`, all others in `npm test`. With the tag,
// expectAccessible checks the page in both sizes, without it in the story's own.
import { test as base, expect } from '@playwright/test'
import { type SmtpSink, startSmtpSink } from '@quittance/test-support/smtp-sink'
import {
  type StripeStandIn,
  startStripe,
} from '@quittance/test-support/stripe-stand-in/stripe-stand-in'
import { findViolations } from './accessibility.ts'
import { goWhenSettled } from './device.ts'
import type { Product } from './product.ts'
import { createProducts, type Equipment, type Products } from './products.ts'
import { type RatesPublisher, startRates } from './rates.ts'
import { routeStripe } from './stand-in-for-stripe.ts'
import { createTraveller, type Traveller } from './traveller.ts'
import { watchForTrouble } from './trouble.ts'

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
}

type StoryFixtures = Equipment & {
  /** Runs in both sizes, so that expectAccessible checks only the current one. */
  isInBothSizes: boolean
  product: Product
  trouble: ReturnType<typeof watchForTrouble>
  traveller: Traveller
  expectAccessible: () => Promise<void>
}
type WorkerFixtures = {
  smtp: SmtpSink
  /** Used only with payments. */
  stripe: StripeStandIn
  rates: RatesPublisher
  products: Products
}

let clients = 0

/** A test of the running product that also fails on console errors and failed requests. */
const baseStory = base.extend<StoryFixtures, WorkerFixtures>({
  smtp: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from this pattern
    async ({}, use) => {
      const smtp = await startSmtpSink()
      await use(smtp)
      await smtp.close()
    },
    { scope: 'worker' },
  ],
  stripe: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const stripe = await startStripe()
      await use(stripe)
      await stripe.close()
    },
    { scope: 'worker' },
  ],
  rates: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const rates = await startRates()
      await use(rates)
      await rates.close()
    },
    { scope: 'worker' },
  ],
  products: [
    async ({ smtp, stripe, rates }, use) => {
      const products = createProducts(smtp, stripe, rates)
      await use(products)
      await products.stop()
    },
    { scope: 'worker' },
  ],
  reader: ['none', { option: true }],
  payments: ['none', { option: true }],
  mail: ['none', { option: true }],
  isInBothSizes: [false, { option: true }],
  product: [
    async ({ products, reader, payments, mail }, use) => {
      await use(await products.with({ reader, payments, mail }))
    },
    // Its start is not part of the story's time.
    { timeout: 180_000 },
  ],
  page: async ({ page, payments, stripe }, use) => {
    if (payments === 'stand-in') await routeStripe(page, stripe)
    const go = page.goto.bind(page)
    page.goto = (...to) => goWhenSettled(page, go, ...to)
    await use(page)
  },
  baseURL: async ({ product }, use) => use(product.url),
  // Each story is a separate client to the rate limits.
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
  expectAccessible: async ({ page, viewport, isInBothSizes }, use, { tags }) => {
    const checksBoth = tags.includes('@all') && !isInBothSizes
    const viewports = checksBoth ? [sizes.phone.viewport, sizes.desktop.viewport] : [viewport]
    await use(async () => {
      for (const size of viewports) {
        if (size) await page.setViewportSize(size)
        expect(await findViolations(page), `at a width of ${size?.width}`).toEqual([])
      }
      if (viewport) await page.setViewportSize(viewport)
    })
  },
})

const phone = baseStory.extend(sizes.phone)
const desktop = baseStory.extend(sizes.desktop)

type Body = Parameters<typeof baseStory>[2]

function both(title: string, body: Body) {
  phone.describe('phone', () => {
    phone.use({ isInBothSizes: true })
    phone(title, body)
  })
  desktop.describe('desktop', () => {
    desktop.use({ isInBothSizes: true })
    desktop(title, { tag: '@all' }, body)
  })
}

export const story = {
  phone,
  desktop,
  both,
  beforeEach: baseStory.beforeEach,
  describe: baseStory.describe,
  slow: baseStory.slow,
  use: baseStory.use,
}

export { expect } from '@playwright/test'
