import type { BrowserContext, Page } from '@playwright/test'
import type { StripeStandIn } from '@quittance/test-support/stripe-stand-in/stripe-stand-in'

/** Redirects the page's requests to Stripe to the stand-in. */
export async function routeStripe(where: Page | BrowserContext, { script, url }: StripeStandIn) {
  await where.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await where.route('https://api.stripe.com/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: url + pathname }) })
  })
}
