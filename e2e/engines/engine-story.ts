import { test as base } from '@playwright/test'
import { type SmtpSink, startSmtpSink } from '@quittance/test-support/smtp-sink'
import { type Product, startProduct } from '#e2e/product.ts'
import type { Engine, Tab } from './engine.ts'
import { type Network, startNetwork } from './network.ts'
import { createPerson, type Person } from './person.ts'
import { createPhone, type Phone } from './phone.ts'
import { webkit } from './webkit.ts'

export type EngineOptions = { engine: Engine }

type Fixtures = {
  person: Person
  /** Without a trip. */
  newcomer: Person
  network: Network
  phone: Phone
  /** A tab at this path, in a browser that is signed in. */
  openSignedIn: (path: string) => Promise<Tab>
}

type WorkerFixtures = EngineOptions & { smtp: SmtpSink; product: Product }

/** A test of the running product in an engine other than Chromium. */
export const story = base.extend<Fixtures, WorkerFixtures>({
  engine: [webkit, { option: true, scope: 'worker' }],
  smtp: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from this pattern
    async ({}, use) => {
      const smtp = await startSmtpSink()
      await use(smtp)
      await smtp.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ smtp }, use) => {
      const product = await startProduct({ SMTP_URL: smtp.url, READER: 'none' })
      await use(product)
      await product.stop()
    },
    // Its start is not part of the story's time.
    { scope: 'worker', timeout: 180_000 },
  ],
  person: async ({ product, smtp }, use) => use(await createPerson(product.url, smtp)),
  newcomer: async ({ product, smtp }, use) =>
    use(await createPerson(product.url, smtp, { hasTrip: false })),
  network: async ({ product }, use) => {
    const network = await startNetwork(product.url)
    await use(network)
    await network.stop()
  },
  phone: async ({ engine }, use, testInfo) => {
    const phone = await createPhone(engine)
    await use(phone)
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('trouble', { body: (await phone.troubles()).join('\n') })
      for (const [index, body] of (await phone.screenshots()).entries()) {
        await testInfo.attach(`tab ${index + 1}`, { body, contentType: 'image/png' })
      }
    }
    await phone.remove()
  },
  openSignedIn: async ({ phone, person, network }, use) => {
    await use(async (path) => {
      const tab = await phone.openTab()
      // A driver sets cookies only for the current page.
      await tab.open(`${network.url}/robots.txt`)
      for (const cookie of person.cookies()) await tab.addCookie(cookie)
      await tab.open(network.url + path)
      return tab
    })
  },
})

export { expect } from '@playwright/test'
