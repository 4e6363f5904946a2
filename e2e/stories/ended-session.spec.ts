import type { Locator, Page } from '@playwright/test'
import { goBackFromDialog } from '#e2e/device.ts'
import { expect, story } from '#e2e/story.ts'
import { totpCode } from '#e2e/totp.ts'
import { createTraveller } from '#e2e/traveller.ts'

story.beforeEach(async ({ page, traveller, trouble }) => {
  await traveller.signUpVerified()
  await traveller.hasTrattoria()
  trouble.expect(/\/api\//, 401)
  await page.goto('/receipts')
  await expect(traveller.receiptRows()).toHaveCount(1)
})

const receipt = { vendor: 'Bar Sport', amount: '3.20', notes: 'With the team' }

story.both(
  'saving a manual entry after the session ended asks for the password, and nothing typed is lost',
  async ({ page, traveller, expectAccessible }) => {
    const manual = await traveller.typeManually(receipt)
    await page.context().clearCookies()
    await manual.getByRole('button', { name: 'Add Receipt' }).click()

    const asked = sessionEnded(page)
    await expect(asked).toContainText(traveller.email)
    await expect(asked.getByLabel(/^Password/)).toBeFocused()
    await expectAccessible()
    // The dialog cannot be dismissed.
    await page.keyboard.press('Escape')
    await goBackFromDialog(page)
    await expect(asked).toBeVisible()
    await expect(page).toHaveURL('/receipts')

    await logInAgain(asked, 'not mine')
    await expect(asked.getByText('Login failed: Invalid credentials')).toBeVisible()
    await logInAgain(asked, traveller.password)
    await expect(asked).toBeHidden()

    // The pending request is repeated by itself.
    await traveller.seeToast('Receipt added')
    await expect(manual).toBeHidden()
    await expect(traveller.receiptRows()).toHaveCount(2)
    await expect(traveller.receiptRows().filter({ hasText: 'Bar Sport' })).toContainText(
      'With the team',
    )
  },
)

story.phone(
  'an account with two-step sign-in is asked for its code too @all',
  async ({ page, traveller, expectAccessible }) => {
    const data = { password: traveller.password }
    const setUp = await page.request.post('/api/auth/second-step/setup', { data })
    const { secret } = await setUp.json()
    const turnedOn = await page.request.post('/api/auth/second-step', {
      data: { code: totpCode(secret) },
    })
    await expect(turnedOn).toBeOK()
    const manual = await traveller.typeManually(receipt)
    await page.context().clearCookies()
    await manual.getByRole('button', { name: 'Add Receipt' }).click()
    const asked = sessionEnded(page)
    await logInAgain(asked, traveller.password)
    await expect(asked.getByLabel(/^Code/)).toBeFocused()
    await expectAccessible()
    await asked.getByLabel(/^Code/).fill('000000')
    await asked.getByRole('button', { name: 'Log In' }).click()
    await expect(asked.getByText('That code is not right.')).toBeVisible()
    // The code used for the setup is no longer valid, so use the next one.
    await asked.getByLabel(/^Code/).fill(totpCode(secret, 1))
    await asked.getByRole('button', { name: 'Log In' }).click()
    await expect(asked).toBeHidden()
    await traveller.seeToast('Receipt added')
    await expect(manual).toBeHidden()
  },
)

story.desktop(
  'saving an edit asks too; a login in another tab closes the question; a login by another user shows them nothing @all',
  async ({ page, smtp, traveller, trouble }) => {
    // The server refuses this tab's requests in another user's session.
    trouble.expect(/\/api\//, 409)
    const asked = sessionEnded(page)
    const edit = await typeNotes(page)
    await page.context().clearCookies()
    await edit.save.click()
    await logInAgain(asked, traveller.password)
    await expect(asked).toBeHidden()
    await expect(edit.notes).toHaveValue('With the team')
    await edit.save.click()
    await traveller.seeToast('Receipt Updated')

    await typeNotes(page, 'With the whole team')
    await page.context().clearCookies()
    await edit.save.click()
    await expect(asked).toBeVisible()
    const other = await page.context().newPage()
    await other.goto('/login')
    await logInAs(other, traveller)
    await returnTo(page)
    await expect(asked).toBeHidden()
    await expect(edit.notes).toHaveValue('With the whole team')

    await page.context().clearCookies()
    await edit.save.click()
    await expect(asked).toBeVisible()
    await createTraveller(other, smtp).signUpVerified()
    await returnTo(page)
    await expect(asked).toBeHidden()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Rome')).toBeHidden()
    await expect(edit.notes).toBeHidden()
  },
)

story.phone(
  'signing out instead asks first; without an open form, the login page opens @all',
  async ({ page, traveller }) => {
    const edit = await typeNotes(page)
    await page.context().clearCookies()
    await edit.save.click()
    const asked = sessionEnded(page)
    await asked.getByRole('button', { name: 'Sign out instead' }).click()
    await asked.getByRole('button', { name: 'Back to log in' }).click()
    await expect(asked.getByLabel(/^Password/)).toBeVisible()
    await asked.getByRole('button', { name: 'Sign out instead' }).click()
    await asked.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()

    await page.goto('/login?redirect=/receipts')
    await traveller.logIn()
    await expect(traveller.receiptRows()).toHaveCount(1)
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page).toHaveURL('/login?redirect=%2Freceipts')
  },
)

function sessionEnded(page: Page) {
  return page.getByRole('dialog', { name: 'Your session has ended' })
}

async function logInAgain(asked: Locator, password: string) {
  await asked.getByLabel(/^Password/).fill(password)
  await asked.getByRole('button', { name: 'Log In' }).click()
}

async function typeNotes(page: Page, text = 'With the team') {
  await page.getByRole('button', { name: 'Edit Trattoria' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Receipt', includeHidden: true })
  const notes = dialog.getByLabel('Notes')
  await notes.fill(text)
  return { notes, save: dialog.getByRole('button', { name: 'Save Changes' }) }
}

async function logInAs(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel(/^Email/).fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL('/')
}

/** From another tab. */
async function returnTo(page: Page) {
  await page.bringToFront()
  // A headless browser sends no focus event.
  await page.evaluate(() => dispatchEvent(new Event('focus')))
}
