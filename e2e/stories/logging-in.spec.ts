import { expect, story } from '#e2e/story.ts'

story.phone(
  'a protected page asks for a login and then opens; signed-in users skip the login pages',
  async ({ page, traveller }) => {
    await traveller.hasAccount()
    await page.goto('/profile')
    await expect(page).toHaveURL('/login?redirect=%2Fprofile')
    await traveller.logIn()
    await expect(page).toHaveURL('/profile')
    await page.goto('/login')
    await expect(page).toHaveURL('/')
    await page.goto('/signup')
    await expect(page).toHaveURL('/')
  },
)

story.phone(
  'a wrong password and a lost connection each have their own message',
  async ({ page, traveller, trouble, expectAccessible }) => {
    trouble.expect('/api/auth/login', 401)
    await page.goto('/login')
    await expectAccessible()
    await traveller.logIn()
    await traveller.seeToast('Login failed', 'Invalid credentials')

    trouble.expect('/api/auth/login', 0)
    await page.route('**/api/auth/login', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Log In' }).click()
    await traveller.seeToast('Login failed', 'Unable to log in. Please try again.')
  },
)

story.phone(
  'a forgotten password is reset by email, and the old one no longer works',
  async ({ page, traveller, trouble, expectAccessible }) => {
    await traveller.hasAccount()
    await page.goto('/login')
    await page.getByRole('link', { name: /forgot/i }).click()
    await expect(page).toHaveURL('/forgot-password')
    await expectAccessible()
    const send = page.getByRole('button', { name: /send/i })
    await page.getByLabel(/^Email/).fill('   ')
    await expect(send).toBeDisabled()
    await page.getByLabel(/^Email/).fill(traveller.email)
    await send.click()
    await traveller.seeToast('Reset email sent!')
    await expect(page.getByRole('button', { name: 'Try Different Email' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Login' })).toBeVisible()

    await traveller.followMail('Reset your password')
    await expectAccessible()
    await page.getByLabel('New Password', { exact: false }).first().fill('battery staple')
    await page.getByLabel(/^Confirm New Password/).fill('something else')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(page.getByText("Passwords don't match")).toBeVisible()
    await page.getByLabel(/^Confirm New Password/).fill('battery staple')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await traveller.seeToast('Password Changed')
    await expect(page).toHaveURL('/login')

    trouble.expect('/api/auth/login', 401)
    await traveller.logIn()
    await traveller.seeToast('Login failed')
    traveller.setPassword('battery staple')
    await traveller.logIn()
    await expect(page).toHaveURL('/')
  },
)

story.desktop(
  'a reset link with no token or an expired one offers a new link @all',
  async ({ page, trouble, expectAccessible }) => {
    await page.goto('/reset-password')
    await expect(page.getByRole('link', { name: /new link|reset link/i })).toBeVisible()
    await expectAccessible()

    trouble.expect('/api/auth/reset-password/passkeys', 400)
    await page.goto('/reset-password?token=made-up')
    await expect(page.getByText('This reset link is invalid or has expired')).toBeVisible()
  },
)
