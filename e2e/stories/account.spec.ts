import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, story } from '#e2e/story.ts'

story.beforeEach(async ({ traveller }) => traveller.signUpVerified())

story.phone(
  'changes name and email address in the profile, and keeps the old address after all',
  async ({ page, traveller, expectAccessible }) => {
    await traveller.goHome()
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Profile' }).click()
    await expect(page).toHaveURL('/profile')
    await expectAccessible()

    await page.getByLabel(/^First Name/).fill('')
    await page.getByRole('button', { name: 'Update Profile' }).click()
    await expect(page.getByText('First name is required')).toBeVisible()
    await page.getByLabel(/^First Name/).fill('Wolfeschlegelsteinhausenbergerdorff')
    await page.getByLabel(/^Email Address/).fill(`new-${traveller.email}`)
    await page.getByLabel(/^Current Password/).fill(traveller.password)
    await page.getByRole('button', { name: 'Update Profile' }).click()
    await traveller.seeToast('Profile Updated')
    await expect(page.getByRole('button', { name: 'Resend Email' })).toBeVisible()

    await page
      .getByRole('button', { name: /back/i })
      .or(page.getByRole('link', { name: /back/i }))
      .first()
      .click()
    await expect(page).toHaveURL('/')
    // The old address stays valid, and is verified.
    await expect(page.getByRole('button', { name: 'Resend Email' })).toBeHidden()
    await page.goto('/profile')
    await page.getByRole('button', { name: `Keep ${traveller.email}` }).click()
    await traveller.seeToast('Address kept', `${traveller.email} stays your address.`)
    await expect(page.getByText('is waiting to be verified')).toBeHidden()
  },
)

story.desktop('changes the password', async ({ page, traveller, trouble, expectAccessible }) => {
  await page.goto('/profile')
  await page.getByRole('tab', { name: 'Password' }).click()
  await expect(page.getByText(/at least 8 characters/i)).toBeVisible()
  await expectAccessible()
  const change = page.getByRole('button', { name: 'Change Password' })

  await change.click()
  await expect(page.getByText('Current password is required')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await expect(page.getByText('Please confirm your password')).toBeVisible()

  trouble.expect('/api/auth/password', 400)
  await page.getByLabel(/^Current Password/).fill('wrong')
  await page.getByLabel(/^New Password/).fill('battery staple')
  await page.getByLabel(/^Confirm New Password/).fill('battery staple')
  await change.click()
  await traveller.seeToast('Password Change Failed', 'Current password is incorrect')
  await page.getByLabel(/^Current Password/).fill(traveller.password)
  await change.click()
  await traveller.seeToast('Password Changed')
})

story.desktop(
  'downloads all data and deletes the account',
  async ({ page, traveller, trouble }) => {
    await page.goto('/profile#data')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Your password/).fill(traveller.password)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: /download/i }).click(),
    ])
    const file = await readFile(await download.path())
    expect(file.subarray(0, 2).toString()).toBe('PK')

    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Delete account' }).click()
    trouble.expect('/api/auth/user', 400)
    await dialog.getByLabel(/^Your password/).fill('wrong')
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(dialog.getByText('Current password is incorrect')).toBeVisible()
    await dialog.getByLabel(/^Your password/).fill(traveller.password)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(page).toHaveURL('/')
    await traveller.seeToast(
      'Account deleted',
      'Your trips, receipts and photos are gone. Safe travels.',
    )
    await page.reload()
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
    await expect(page.getByText('Account deleted')).toBeHidden()

    trouble.expect('/api/auth/login', 401)
    await page.goto('/login')
    await traveller.logIn()
    await traveller.seeToast('Login failed')
  },
)

story.desktop(
  'the theme follows the device until one is chosen, which is remembered @all',
  async ({ page, expectAccessible }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/settings')
    await expect(page.getByRole('switch', { name: 'System' })).toBeChecked()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await expectAccessible()

    await page.getByRole('switch', { name: 'Light' }).click()
    await expect(page.locator('html')).not.toHaveClass(/dark/)
    await page.reload()
    await expect(page.getByRole('switch', { name: 'Light' })).toBeChecked()
    await expect(page.locator('html')).not.toHaveClass(/dark/)
    expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe('light')
    await expectAccessible()
    await page.emulateMedia({ forcedColors: 'active' })
    const colours = ['Light', 'Dark'].map((name) =>
      page.getByRole('switch', { name }).evaluate((one) => getComputedStyle(one).backgroundColor),
    )
    expect(new Set(await Promise.all(colours)).size, 'on and off look different').toBe(2)
  },
)

story.phone(
  'the text size is remembered, and 200 % doubles all text @all',
  async ({ page, expectAccessible }) => {
    await page.goto('/settings')
    const sizes = page.getByRole('group', { name: 'Text size' })
    await expect(sizes.getByRole('radio', { name: '100 %' })).toBeChecked()
    const before = await textSizes(page)
    await sizes.getByRole('radio', { name: '200 %' }).check({ force: true })
    await expectDoubled(page, before)

    await page.reload()
    await expect(sizes.getByRole('radio', { name: '200 %' })).toBeChecked()
    await expectDoubled(page, before)
    const card = page.getByRole('region', { name: 'Appearance' })
    expect(await card.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    await expectAccessible()
    // By keyboard, like any radio group.
    await sizes.getByRole('radio', { name: '200 %' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator('html')).toHaveCSS('font-size', '24px')
    expect(await page.evaluate(() => localStorage.getItem('text-size'))).toBe('150')
  },
)

story.phone('notification switches are saved with the account @all', async ({ page }) => {
  await page.goto('/settings')
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await expect(contents).toHaveCount(7)
  for (const link of await contents.all()) {
    await link.click()
    const section = page.locator(new URL(page.url()).hash)
    await expect(section.getByRole('heading').first()).toHaveText(await link.innerText())
    await expect(section.getByRole('heading').first()).toBeInViewport()
  }
  const mails = page.getByRole('switch', { name: 'Email Notifications' })
  await expect(mails).toBeChecked()
  const saved = page.waitForResponse('**/api/auth/preferences')
  await mails.click()
  await saved
  await page.reload()
  await expect(mails).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Processing Updates' })).toBeChecked()
  const { version } = await (await page.request.get('/api/config')).json()
  await expect(page.getByText(version, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Contact Us' })).toBeVisible()
  await page.getByRole('link', { name: 'Help & Support' }).click()
  await expect(page).toHaveURL('/help')
  await expect(page.getByText('help@quittance.example').first()).toBeVisible()
})

story.phone('signing out leaves nothing behind in the browser', async ({ page, traveller }) => {
  await traveller.goHome()
  await page.evaluate(() => {
    localStorage.setItem('left', 'behind')
    sessionStorage.setItem('left', 'behind')
  })
  await traveller.signOut()
  await expect(page).toHaveURL('/')
  const left = await page.evaluate(() => [localStorage.length, sessionStorage.length])
  expect(left).toEqual([0, 0])
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/login/)
})

/** The font size of each text in the settings. */
function textSizes(page: Page) {
  return page.locator('main').evaluate((main) => {
    const texts = [...main.querySelectorAll('h1, h2, label, p, button, a, dt, dd')]
    return texts.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  })
}

async function expectDoubled(page: Page, before: number[]) {
  await expect.poll(() => textSizes(page)).toEqual(before.map((size) => size * 2))
}
