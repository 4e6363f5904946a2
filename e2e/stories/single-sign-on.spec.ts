import type { Page } from '@playwright/test'
import { startOidcServer } from '@quittance/server/test/oidc-server'
import { startProduct } from '#e2e/product.ts'
import { expect, story } from '#e2e/story.ts'

const withoutPasswords = story.phone.extend({
  product: async ({ smtp }, use) => {
    const { env, close } = await startOidcServer()
    const own = { ...env, PASSWORD_LOGIN: 'off', SMTP_URL: smtp.url, READER: 'none' }
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

withoutPasswords(
  'without passwords the provider signs in, again before something sensitive, and out',
  { tag: '@all' },
  async ({ page, product, trouble, expectAccessible }) => {
    await page.goto('/login?redirect=/profile')
    await expect(page.getByLabel(/^Password/)).toHaveCount(0)
    await expectAccessible()
    await continueAs(page, 'grace@example.com')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/profile')

    await product.seed(`update sessions set created_at = now() - interval '1 hour'`, [])
    trouble.expect('/api/auth/data-download', 403)
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
