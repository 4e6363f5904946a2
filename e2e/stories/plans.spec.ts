import { expect, story } from '#e2e/story.ts'

story.beforeEach(async ({ traveller }) => traveller.signUpVerified())

story.phone(
  'without payment keys the page says so, and contacts no other host @all',
  async ({ page, product, trouble, expectAccessible }) => {
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).origin))
    trouble.expect('/api/create-subscription', 503)
    await page.goto('/subscribe/pro')
    await expect(page.getByRole('heading', { name: 'Development Mode' })).toBeVisible()
    await expect(page.getByText('Payments are not set up on this installation.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Contact Support' })).toBeVisible()
    await expectAccessible()
    await page.goto('/subscribe/gold')
    await expect(page.getByRole('heading', { name: 'Invalid subscription tier' })).toBeVisible()
    expect([...hosts]).toEqual([product.url])
  },
)

story.desktop(
  'premium granted by an administrator is shown, works, and can be revoked @all',
  async ({ page, product, traveller, expectAccessible }) => {
    await traveller.hasArchivedTrip('Rome')
    await page.goto('/profile')
    await page.getByRole('tab', { name: 'Subscription' }).click()
    await expect(page.getByText("You're on the Free Plan")).toBeVisible()
    await expect(page.getByText('2 of 3 trips left')).toBeVisible()
    await expectAccessible()

    await product.admin('grant-premium', traveller.email, '--until', '2099-01-31')
    await page.reload()
    await page.getByRole('tab', { name: 'Subscription' }).click()
    await expect(page.getByText('Admin Granted')).toBeVisible()
    await expect(page.getByText('31 January 2099', { exact: true })).toBeVisible()
    await expect(page.getByText('No payment required')).toBeVisible()
    await expectAccessible()

    await expect(page.getByRole('tabpanel')).not.toContainText('£')
    await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toBeHidden()

    await page.goto('/settings')
    await expect(page.getByText('Admin Granted')).toBeVisible()
    await expect(page.getByText('Access expires 31 January 2099')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toBeHidden()
    await expect(page.getByRole('main')).not.toContainText('£')
    await expectAccessible()

    await page.goto('/history')
    await page.getByRole('button', { name: 'Restore Rome' }).click()
    await expect(page.getByRole('button', { name: 'Restore Rome' })).toBeHidden()

    await product.admin('revoke-premium', traveller.email)
    await page.goto('/settings')
    await expect(page.getByRole('link', { name: 'Upgrade to Pro Plan' })).toBeVisible()
  },
)

story.phone(
  'the end of the trial is announced, and then blocks only new trips @all',
  async ({ page, product, traveller, trouble, expectAccessible }) => {
    const line = page.getByRole('button', { name: /^Your free trial/ })
    await traveller.goHome()
    await expect(line).toBeHidden()
    await product.letTrialPass(traveller.email, 7 * 24 - 30)
    await page.reload()
    await expect(line).toHaveText(/Your free trial ends (tomorrow|in 2 days)/)
    await line.click()
    const banner = page.getByRole('region', { name: /^Your free trial/ })
    await expect(banner.getByRole('link')).toHaveAttribute('href', '/subscribe/pro')
    await expectAccessible()
    await banner.getByRole('button', { name: 'Dismiss' }).click()
    await expect(line).toBeHidden()
    await page.reload()
    await expect(traveller.createButton()).toBeVisible()
    await expect(line).toBeHidden()

    await product.letTrialPass(traveller.email, 7 * 24 + 1)
    await page.reload()
    await expect(line).toContainText('Your free trial has ended')
    trouble.expect('/api/trips', 403)
    await traveller.createTrip('Vienna')
    await expect(page.getByRole('dialog', { name: 'Subscription Limit Reached' })).toContainText(
      'Your free trial has ended. Please upgrade your subscription to create more trips.',
    )
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible()
  },
)
