import type { Page } from '@playwright/test'
import { startOidcServer } from '@quittance/server/test/oidc-server'
import { startProduct } from '#e2e/product.ts'
import { expect, story } from '#e2e/story.ts'

const withProvider = story.phone.extend<{ passwords: 'on' | 'off' }>({
  passwords: ['on', { option: true }],
  product: async ({ smtp, passwords }, use) => {
    const { env, close } = await startOidcServer()
    const own = { ...env, PASSWORD_LOGIN: passwords, SMTP_URL: smtp.url, READER: 'none' }
    const product = await startProduct(own)
    await use(product)
    await product.stop()
    await close()
  },
})

async function continueAs(page: Page, login: string) {
  // The provider's own pages load a font from elsewhere.
  await page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ body: '' }))
  await page.getByRole('button', { name: 'Continue with Example ID' }).click()
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
}

withProvider(
  'an account with a password is linked by logging in once, then the provider opens it @all',
  async ({ page, traveller, expectAccessible }) => {
    await traveller.signUpVerified()
    await traveller.hasTrip('Lisbon')
    await traveller.loseSession()
    await page.goto('/login?redirect=/receipts')
    await continueAs(page, traveller.email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toContainText('You already have an account here')
    await expectAccessible()
    await traveller.logIn()
    await expect(page).toHaveURL('/receipts')
    expect((await traveller.takeMail('A sign-in method')).text).toContain('opened with Example ID')

    await traveller.loseSession()
    await page.goto('/login')
    await continueAs(page, traveller.email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('banner')).toContainText('Lisbon')
  },
)

withProvider.describe('without passwords', () => {
  withProvider.use({ passwords: 'off' })

  withProvider(
    'without passwords the provider signs in, again before something sensitive, and out @all',
    async ({ page, product, trouble, expectAccessible }) => {
      await page.goto('/login?redirect=/profile')
      await expect(page.getByLabel(/^Password/)).toHaveCount(0)
      await expectAccessible()
      await continueAs(page, 'grace@example.com')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL('/profile')

      await product.seed(`update sessions set created_at = now() - interval '1 hour'`, [])
      trouble.expect('/api/auth/data-download', 403)
      await page.getByRole('tab', { name: 'Data' }).click()
      await page.getByRole('button', { name: 'Download my data' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click()
      await continueAs(page, 'grace@example.com')
      await expect(page).toHaveURL('/profile')
      const data = { password: 'none' }
      await expect(await page.request.post('/api/auth/data-download', { data })).toBeOK()

      await page.goto('/settings')
      await page.getByRole('button', { name: 'Sign Out' }).first().click()
      await page.getByRole('button', { name: 'Yes, sign me out' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
    },
  )
})
