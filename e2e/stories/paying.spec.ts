import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { holdTimer } from '#e2e/hold-timer.ts'
import { expect, story } from '#e2e/story.ts'

// Sequential, so that only one worker starts this product.
story.describe.configure({ mode: 'default' })
story.use({ payments: 'stand-in' })

const success = /\/subscription-success\?payment_intent=pi_\w+&payment_intent_status=succeeded/

story.phone(
  'a free traveller reaches the limit, upgrades, pays and creates the trip',
  async ({ page, traveller, trouble, expectAccessible }) => {
    const redirect = await holdTimer(page, 1500)
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await traveller.signUpVerified()
    await traveller.hasArchivedTrip('Rome')
    await traveller.goHome()
    trouble.expect('/api/trips', 403)
    await traveller.createTrip('Vienna')
    const limit = page.getByRole('dialog', { name: 'Subscription Limit Reached' })
    await expect(limit).toContainText('Trip limit reached. The free plan holds 1 trip')
    await expectAccessible()
    await limit.getByRole('button', { name: 'Maybe later' }).click()
    await page.getByRole('button', { name: 'Create Trip' }).click()
    expect([...hosts].filter((host) => host.includes('stripe'))).toEqual([])

    await limit.getByRole('button', { name: 'Upgrade to Pro Plan - £10/month' }).click()
    await expect(page).toHaveURL('/subscribe/pro')
    await expect(page.getByRole('button', { name: 'Subscribe Now' })).toBeEnabled()
    await expectAccessible()
    await traveller.payByCard()
    await traveller.seeToast('Subscription Created!', 'Welcome to the Pro plan! Redirecting...')
    await redirect.release()
    await expect(page).toHaveURL(success)
    await expect(page.getByRole('heading', { name: 'Payment Confirmed!' })).toBeVisible()
    await expectAccessible()

    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Subscription Successful!' })).toBeVisible()
    expect(calls).not.toContain('/api/subscription/confirm-payment')

    await expect(page.getByText('Then your new trip “Vienna” is created.')).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Continue to Dashboard' }).click()
    await expect(page).toHaveURL('/')
    await traveller.seeToast('Trip created')
    await expect(page.getByRole('main')).toContainText('Vienna')
  },
)

story.desktop(
  'a subscriber sees the plan and manages it in a new tab @all',
  async ({ page, context, traveller, stripe, trouble, expectAccessible }) => {
    await traveller.signUpVerified()
    await page.goto('/profile')
    await page.getByRole('tab', { name: 'Subscription' }).click()
    await page.getByRole('link', { name: 'Upgrade to Premium' }).click()
    await traveller.payByCard('5555 5555 5555 4444')
    await expect(page.getByRole('heading', { name: 'Payment Confirmed!' })).toBeVisible()
    await page.getByRole('link', { name: 'Continue to Dashboard' }).click()

    // It returns to the tab with the plan.
    await expect(page).toHaveURL('/profile#subscription')
    await expect(page.getByText('ACTIVE')).toBeVisible()
    await expect(page.getByText('£10.00')).toBeVisible()
    await expect(page.getByText('Mastercard •••• 4444')).toBeVisible()
    await expectAccessible()
    for (const name of ['Update Payment', 'Cancel Subscription']) {
      const tab = context.waitForEvent('page')
      await page.getByRole('button', { name }).click()
      const portal = await tab
      await portal.waitForURL(`${stripe.url}/**`)
      await expect(portal.getByRole('heading', { name: 'Billing portal' })).toBeVisible()
      await portal.close()
    }

    await page.goto('/settings')
    await expect(page.getByText('Free Trial')).toBeHidden()
    await expectAccessible()
    const tab = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Cancel Subscription' }).click()
    await (await tab).waitForURL(`${stripe.url}/**`)

    trouble.expect('/api/create-subscription', 409)
    await page.goto('/subscribe/pro')
    const already = page.getByRole('heading', { name: 'You already have the Pro plan' })
    await expect(already).toBeVisible()
  },
)

story.phone(
  'a visitor who chooses a plan returns to it after signing up @all',
  async ({ page, traveller, expectAccessible }) => {
    await page.goto('/subscribe/pro')
    await traveller.seeToast('Authentication Required', 'Please log in to subscribe.')
    await expect(page).toHaveURL('/login?redirect=/subscribe/pro')
    const intent = () => page.evaluate(() => localStorage.getItem('subscriptionIntent'))
    expect(await intent()).toBe('pro')
    await page.getByRole('link', { name: 'Sign up' }).click()
    await traveller.fillSignUp()
    await expect(page).toHaveURL('/subscribe/pro')
    await expect(page.getByRole('button', { name: 'Subscribe Now' })).toBeEnabled()
    await expect.poll(intent).toBeNull()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible()
  },
)

story.desktop(
  'no secret reaches the browser @all',
  async ({ page, product, traveller, stripe }) => {
    const answers: Promise<string>[] = []
    page.on('response', (response) => {
      const isText = /json|javascript|html/.test(response.headers()['content-type'] ?? '')
      if (isText && response.url().startsWith(product.url)) answers.push(response.text())
    })
    await traveller.signUpVerified()
    await page.goto('/subscribe/pro', { waitUntil: 'networkidle' })
    await expect(page.getByRole('button', { name: 'Subscribe Now' })).toBeEnabled()
    const sent = (await Promise.all(answers)).join('\n')
    expect(sent).toContain(stripe.publishableKey)

    const folder = join(import.meta.dirname, '../../apps/web/dist')
    const files = await readdir(folder, { recursive: true })
    const scripts = files.filter((file) => /\.(?:js|css|html|map)$/.test(file))
    const built = await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')))
    expect(scripts.length).toBeGreaterThan(5)
    for (const text of [sent, ...built]) {
      expect(/\b(?:sk|rk)_(?:test|live)_|\bwhsec_/.exec(text)?.[0]).toBeUndefined()
    }
  },
)
