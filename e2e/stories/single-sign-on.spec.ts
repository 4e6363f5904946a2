import type { Page } from '@playwright/test'
import { startOidcServer } from '@quittance/server/test/oidc-server'
import type { SmtpSink } from '@quittance/test-support/smtp-sink'
import { type Product, startProduct } from '#e2e/product.ts'
import { expect, story } from '#e2e/story.ts'

type Use = (product: Product) => Promise<void>

/** A product with a real provider. */
function startWith(env: NodeJS.ProcessEnv = {}) {
  return async ({ smtp }: { smtp: SmtpSink }, use: Use) => {
    const provider = await startOidcServer()
    const own = { ...provider.env, SMTP_URL: smtp.url, READER: 'none', ...env }
    const product = await startProduct(own)
    await use(product)
    await product.stop()
    await provider.close()
  }
}

const phone = story.phone.extend({ product: startWith() })
const withoutPasswords = story.desktop.extend({ product: startWith({ PASSWORD_LOGIN: 'off' }) })

async function continueAs(page: Page, login: string) {
  // The provider's own pages load a font from elsewhere.
  await page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ body: '' }))
  await page.getByRole('button', { name: 'Continue with Example ID' }).click()
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
}

phone(
  'signing in with the provider, out there too, and linking an account with its password',
  { tag: '@all' },
  async ({ page, traveller, expectAccessible }) => {
    await page.goto('/signup?redirect=/settings')
    await continueAs(page, 'grace@example.com')
    await expect(page).toHaveURL('/settings')
    await page.getByRole('button', { name: 'Sign Out' }).first().click()
    await page.getByRole('button', { name: 'Yes, sign me out' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()

    await traveller.signUpVerified()
    await traveller.loseSession()
    await page.goto('/login')
    await continueAs(page, traveller.email)
    await expect(page.getByRole('alert')).toContainText('You already have an account here.')
    await expectAccessible()
    await traveller.logIn()
    await expect(page).toHaveURL('/')
    await traveller.takeMail('A sign-in method of your account was changed')
  },
)

withoutPasswords(
  'without passwords the provider signs in, and again before something sensitive',
  { tag: '@all' },
  async ({ page, product, trouble, expectAccessible }) => {
    await page.goto('/login')
    await expect(page.getByLabel(/^Password/)).toHaveCount(0)
    await expectAccessible()
    await continueAs(page, 'grace@example.com')
    await expect(page).toHaveURL('/')

    await product.seed(`update sessions set created_at = now() - interval '1 hour'`, [])
    await page.goto('/profile')
    const download = page.getByRole('dialog', { name: 'Download my data' })
    await page.getByRole('button', { name: 'Download my data' }).click()
    trouble.expect('/api/auth/data-download', 403)
    await download.getByRole('button', { name: 'Download' }).click()
    await continueAs(page, 'grace@example.com')
    await expect(page).toHaveURL('/profile')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const file = page.waitForEvent('download')
    await download.getByRole('button', { name: 'Download' }).click()
    expect((await file).suggestedFilename()).toBe('quittance-data.zip')
  },
)
