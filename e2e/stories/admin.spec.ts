import { expect, story } from '#e2e/story.ts'

story.both(
  'an administrator finds a user, grants Pro, and invites a colleague @all',
  async ({ page, product, traveller, smtp, expectAccessible }) => {
    const { email } = traveller
    await traveller.signUpVerified()
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible()
    await product.admin('make-admin', email)
    await page.goto('/')
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Admin' }).click()

    await page.getByLabel('Name or email').fill(email.toUpperCase())
    await page.keyboard.press('Enter')
    await expect(page.getByText('Since')).toHaveCount(1)
    await expectAccessible()
    await page.getByRole('button', { name: `Actions for ${email}` }).press('Enter')
    await page.getByRole('menuitem', { name: 'Grant Pro, one year' }).press('Enter')
    await traveller.seeToast('Pro granted')
    await expect(page.getByText('Pro, granted until')).toBeVisible()

    await page.getByRole('tab', { name: 'Invites' }).click()
    await page.getByLabel(/^Email/).fill(`new-${email}`)
    await page.getByRole('button', { name: 'Invite' }).click()
    const link = await page.locator('code').innerText()
    expect((await smtp.take(`new-${email}`, 'Your invitation')).text).toContain(link)
    await expect(page.getByText('Works until').first()).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: `Withdraw the invitation to new-${email}` }).click()
    await traveller.seeToast('Invitation withdrawn')
    for (const [tab, words] of [
      ['Mail', 'Mail that is not sent yet'],
      ['Activity', 'Made an administrator'],
      ['Server', 'Last migration'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click()
      await expect(page.getByText(words).first()).toBeVisible()
      await expectAccessible()
    }
  },
)
