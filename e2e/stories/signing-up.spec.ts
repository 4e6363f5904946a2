import { holdTimer } from '#e2e/hold-timer.ts'
import { startProduct } from '#e2e/product.ts'
import { expect, story } from '#e2e/story.ts'

/** After verification the page opens Home after this many milliseconds. */
const redirectDelay = 3000

story.both(
  'a newcomer signs up, verifies by email, signs out and in again',
  async ({ page, traveller, expectAccessible }) => {
    await traveller.signUp()
    await traveller.seeToast(
      'Welcome to Quittance!',
      'verify your email address to start creating trips',
    )
    await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeVisible()
    await expectAccessible()

    const redirect = await holdTimer(page, redirectDelay)
    await traveller.followMail('Verify your email address')
    await expect(page.getByText('Email Verified Successfully!')).toBeVisible()
    await expect(page.getByText('Redirecting to dashboard in 3 seconds...')).toBeVisible()
    await redirect.release()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Resend Email' })).toBeHidden()

    await traveller.signOut()
    await page.getByRole('link', { name: 'Log in' }).first().click()
    await traveller.logIn()
    await traveller.seeToast('Welcome back!')
    await expect(page).toHaveURL('/')
  },
)

story.phone(
  'the verification banner sends a new link',
  async ({ page, traveller, expectAccessible }) => {
    await traveller.signUpUnverified()
    await traveller.takeMail('Verify your email address')
    await page.goto('/')
    await page.getByRole('button', { name: 'Resend Email' }).click()
    await traveller.seeToast(
      'Verification email sent! 📧',
      'Please check your inbox and click the verification link.',
    )
    await holdTimer(page, redirectDelay)
    await traveller.followMail('Verify your email address')
    await traveller.seeToast('Email verified!', 'You can now start creating trips.')
    await expect(page.getByText('Email Verified Successfully!')).toBeVisible()
    await expectAccessible()
  },
)

story.desktop(
  'an expired link, a missing token and a second click each say what to do',
  async ({ page, traveller, trouble, expectAccessible }) => {
    trouble.expect('/api/auth/verify-email', 400)
    await page.goto('/verify-email?token=made-up')
    await expect(page.getByText('Verification Failed')).toBeVisible()
    await expect(page.getByText('The link may be expired or invalid.')).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Request New Link' }).click()
    await expect(page).toHaveURL('/login')

    await page.goto('/verify-email')
    await expect(page.getByText('No verification token provided')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')

    await traveller.signUpVerified()
    await page.goto('/verify-email?token=used')
    await expect(page.getByText('Email Already Verified!')).toBeVisible()
  },
)

story.phone('errors are shown beside their fields', async ({ page, expectAccessible }) => {
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Minimum 6 characters required')).toBeVisible()
  await expect(page.getByLabel(/^Email/)).toBeFocused()
  await expectAccessible()
  await page.getByLabel(/^Email/).fill('dana')
  await expect(page.getByText('Invalid email address')).toBeVisible()
})

story.desktop(
  'a taken address and a lost connection each have their own message',
  async ({ page, traveller, trouble }) => {
    await traveller.hasAccount()
    trouble.expect('/api/auth/register', 409)
    await page.goto('/signup')
    await page.getByLabel(/^Email/).fill(traveller.email)
    await page.getByLabel(/^Password/).fill(traveller.password)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await traveller.seeToast('Registration failed', 'already exists')

    trouble.expect('/api/auth/register', 0)
    await page.route('**/api/auth/register', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Create Account' }).click()
    await traveller.seeToast(
      'Registration failed',
      'Unable to create account. Please check your internet connection and try again.',
    )
  },
)

story.desktop(
  'without a mail server, the verification email is in the local mailbox @all',
  async ({ browser }) => {
    const product = await startProduct({ READER: 'none' })
    expect(product.output.join('\n')).toContain(`read it at ${product.url}/dev/mailbox`)

    // The mailbox opens on this machine only, and a forwarded request may come from elsewhere.
    const page = await browser.newPage({ extraHTTPHeaders: {}, baseURL: product.url })
    await page.goto('/signup')
    await page.getByLabel(/^Email/).fill('newcomer@example.com')
    await page.getByLabel(/^Password/).fill('correct horse')
    await page.getByRole('button', { name: 'Create Account' }).click()

    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Open mailbox' }).click()
    const mailbox = await opened
    await mailbox.frameLocator('iframe').getByRole('link', { name: 'Verify email address' }).click()
    await expect(mailbox.getByText('Email Verified Successfully!')).toBeVisible()
    await page.close()
    await product.stop()
  },
)
