import { expect, type Page } from '@playwright/test'
import { linkIn, type SmtpSink } from '@quittance/smtp-sink'

export type Traveller = ReturnType<typeof createTraveller>

let count = 0

/** What a person does with the product, in their words. */
export function createTraveller(page: Page, smtp: SmtpSink) {
  count += 1
  const email = `dana-${process.pid}-${count}@example.com`
  let password = 'correct horse'

  async function signUp({ firstName = 'Dana', lastName = 'Okafor' } = {}) {
    await page.goto('/signup')
    await page.getByLabel('First name').fill(firstName)
    await page.getByLabel('Last name').fill(lastName)
    await page.getByLabel(/^Email/).fill(email)
    await page.getByLabel(/^Password/).fill(password)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL('/')
  }

  async function logIn() {
    await page.getByLabel(/^Email/).fill(email)
    await page.getByLabel(/^Password/).fill(password)
    await page.getByRole('button', { name: 'Log In' }).click()
  }

  async function signOut() {
    await page.getByRole('button', { name: 'Sign Out' }).first().click()
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  }

  /** Opens the mail with this subject and follows its link. */
  async function followMail(subject: string) {
    const { pathname, search } = linkIn(await smtp.take(email, subject))
    await page.goto(pathname + search)
  }

  async function seeToast(title: string, description?: string) {
    const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
    await expect(toast).toContainText(title)
    if (description) await expect(toast).toContainText(description)
  }

  return {
    email,
    get password() {
      return password
    },
    setPassword(next: string) {
      password = next
    },
    signUp,
    logIn,
    signOut,
    followMail,
    seeToast,
    /** Past the forms, which have stories of their own. */
    async signUpVerified() {
      const person = { email, password, firstName: 'Dana', lastName: 'Okafor' }
      await page.request.post('/api/auth/register', { data: person })
      const token = linkIn(await smtp.take(email, 'Verify')).searchParams.get('token')
      await page.request.post('/api/auth/verify-email', { data: { token } })
      await page.goto('/')
      await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    },
  }
}
