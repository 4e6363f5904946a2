import type { Page } from '@playwright/test'
import { linkIn } from '@quittance/test-support/smtp-sink'
import { expect, story } from '#e2e/story.ts'
import { totpCode } from '#e2e/totp.ts'
import { addVirtualAuthenticator } from '#e2e/virtual-authenticator.ts'

story.beforeEach(async ({ traveller }) => traveller.signUpVerified())

async function openSecurity(page: Page) {
  await page.goto('/profile')
  await page.getByRole('tab', { name: 'Security' }).click()
  await expect(page.getByRole('region', { name: 'Recent activity' })).toBeVisible()
}

/** In the dialog that asks for the password. */
async function confirmWith(page: Page, password: string, button: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Your password/).fill(password)
  await dialog.getByRole('button', { name: button }).click()
}

story.phone(
  'a passkey is added, renamed, used to sign in, and removed @all',
  async ({ page, traveller, trouble, expectAccessible }) => {
    await addVirtualAuthenticator(page)
    await openSecurity(page)
    await expectAccessible()
    await page.getByRole('button', { name: 'Add passkey' }).click()
    await expectAccessible()
    trouble.expect('/api/auth/passkeys/options', 400)
    await confirmWith(page, 'wrong', 'Continue')
    await expect(page.getByText('Current password is incorrect')).toBeVisible()
    await page.getByLabel(/^Name/).fill('My phone')
    await confirmWith(page, traveller.password, 'Continue')
    await traveller.seeToast('Passkey added', 'My phone now signs you in.')
    const passkeys = page.getByRole('region', { name: 'Passkeys' })
    await expect(passkeys.getByText('Not used yet')).toBeVisible()

    await page.getByRole('button', { name: 'Actions for My phone' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByLabel(/^Name/).fill('Work phone')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(passkeys.getByText('Work phone')).toBeVisible()
    await expectAccessible()

    await traveller.signOut()
    await page.goto('/login?redirect=/profile')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await traveller.seeToast('Welcome back!')
    await expect(page).toHaveURL('/profile')
    await page.getByRole('tab', { name: 'Security' }).click()
    await expect(passkeys.getByText('Last used now')).toBeVisible()

    await page.getByRole('button', { name: 'Actions for Work phone' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await confirmWith(page, traveller.password, 'Remove passkey')
    await traveller.seeToast('Passkey removed')
    await expect(passkeys.getByText('Work phone')).toBeHidden()

    await traveller.signOut()
    trouble.expect('/api/auth/passkey-login', 401)
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await traveller.seeToast('Login failed', 'Log in with your password instead.')
  },
)

story.desktop(
  'two-step sign-in is set up, required, replaced by a recovery code, and turned off @all',
  async ({ page, traveller, trouble, expectAccessible }) => {
    await openSecurity(page)
    await page.getByRole('button', { name: 'Set up' }).click()
    await confirmWith(page, traveller.password, 'Continue')
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
    await expectAccessible()
    const secret = await page.getByRole('dialog').locator('code').innerText()
    await page.getByLabel(/^Code/).fill(totpCode(secret))
    await page.getByRole('button', { name: 'Turn on' }).click()

    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    await expectAccessible()
    const recoveryCode = await codes.first().innerText()
    await page.keyboard.press('Escape')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('quittance-recovery-codes.txt')
    await page.getByRole('button', { name: 'I have saved them' }).click()
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
    await expectAccessible()

    trouble.expect('/api/auth/login', 401)
    await traveller.signOut()
    await page.goto('/login')
    await traveller.logIn()
    await expect(page.getByLabel(/^Code/)).toBeFocused()
    await expectAccessible()
    await page.getByLabel(/^Code/).fill('000000')
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByText('That code is not right.')).toBeVisible()
    // The code used for the setup is no longer valid, so use the next one.
    await page.getByLabel(/^Code/).fill(totpCode(secret, 1))
    await page.getByRole('button', { name: 'Log In' }).click()
    await traveller.seeToast('Welcome back!')

    await traveller.signOut()
    await page.goto('/login')
    await traveller.logIn()
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await page.getByLabel(/^Code/).fill(recoveryCode)
    await page.getByRole('button', { name: 'Log In' }).click()
    await traveller.seeToast('Welcome back!')

    await openSecurity(page)
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
    await page.getByRole('button', { name: 'Turn off' }).click()
    await confirmWith(page, traveller.password, 'Turn off')
    await traveller.seeToast('Two-step sign-in is off')
    await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
  },
)

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'

story.desktop(
  'one browser signs the others out @all',
  async ({ page, traveller, browser, expectAccessible }) => {
    async function logInElsewhere(userAgent: string) {
      const other = await browser.newPage({ userAgent })
      const { email, password } = traveller
      await expect(
        await other.request.post('/api/auth/login', { data: { email, password } }),
      ).toBeOK()
      await traveller.takeMail('New sign-in to your account')
      return other
    }
    const atWork = await logInElsewhere(firefox)
    const phone = await logInElsewhere(iphone)

    await openSecurity(page)
    const devices = page.getByRole('region', { name: "Where you're signed in" })
    await expect(devices.getByRole('listitem')).toHaveCount(3)
    await expect(devices.getByRole('listitem').first()).toContainText('This device')
    await expectAccessible()
    await devices.getByRole('button', { name: 'Sign out Firefox on Windows' }).click()
    await traveller.seeToast('Signed out', 'Firefox on Windows is signed out.')
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    await expect(page.getByText('Another device signed out')).toBeVisible()

    await atWork.goto('/settings')
    await expect(atWork.getByRole('button', { name: 'Log In' })).toBeVisible()
    await phone.goto('/settings')
    await expect(phone.getByRole('heading', { name: 'Settings' })).toBeVisible()
    await atWork.close()
    await phone.close()
  },
)

story.phone(
  'a new address takes effect when its link is opened, and the old one can undo it @all',
  async ({ page, traveller, smtp, expectAccessible }) => {
    const newAddress = `new-${traveller.email}`
    await page.goto('/profile')
    await page.getByLabel(/^Email Address/).fill(newAddress)
    await page.getByLabel(/^Current Password/).fill(traveller.password)
    await page.getByRole('button', { name: 'Update Profile' }).click()
    await traveller.seeToast('Profile Updated', `We sent a link to ${newAddress}.`)
    await expect(page.getByText('is waiting to be verified')).toBeVisible()
    await expectAccessible()

    await smtp.take(newAddress, 'Verify your new email address')
    await page.getByRole('button', { name: 'Resend Email' }).click()
    await traveller.seeToast('Verification email sent! 📧')
    const link = linkIn(await smtp.take(newAddress, 'Verify your new email address'))
    await page.goto(link.pathname + link.search)
    await expect(page.getByText(`Your address is now ${newAddress}.`).first()).toBeVisible()
    await expect(page).toHaveURL('/')

    await traveller.followMail('Your email address is being changed')
    await expectAccessible()
    await page.getByRole('button', { name: 'Keep my address' }).click()
    await expect(page.getByText('Every device was signed out.')).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Set a new password' }).click()
    await expect(page).toHaveURL('/forgot-password')

    await page.goto('/login')
    await traveller.logIn()
    await traveller.seeToast('Welcome back!')
  },
)
