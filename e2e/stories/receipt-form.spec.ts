import type { Page } from '@playwright/test'
import { reading as known, readAs } from '#e2e/reading.ts'
import { expect, story } from '#e2e/story.ts'
import { receiptsOf, review } from '#e2e/waiting-receipts.ts'

const reading = {
  ...known,
  vendor: 'Café Morgenrot',
  amount: '21.00',
  items: [
    { name: 'Flat white', quantity: 2, price: '7.20' },
    { name: 'Soup', quantity: 1, price: '6.80' },
    { name: 'SUBTOTAL', quantity: 1, price: '14.00' },
  ],
}

story.beforeEach(async ({ traveller }) => traveller.signUpVerified())

story.both(
  'items are shown, edited, removed, added, and compared with the amount',
  async ({ page, traveller, expectAccessible }) => {
    const tripId = await traveller.hasTrip('Basel')
    await page.goto('/receipts')
    await readAs(page, reading)
    await review(page)
      .getByRole('button', { name: /^Items: 3 · 28\.00/ })
      .click()
    await expect(review(page)).toContainText('Items add up to 28.00, the receipt to 21.00.')
    await expect(review(page)).toContainText('The 7.00 difference may be a discount.')
    await expectAccessible()
    await review(page).getByRole('button', { name: 'Remove item 3' }).click()
    await review(page).getByRole('button', { name: 'Change Soup' }).click()
    await review(page).getByLabel('Item', { exact: true }).fill('Soup of the day')
    await review(page).getByLabel('Total price').fill('8,80')
    await page.keyboard.press('Enter')
    await review(page).getByRole('button', { name: 'Add an item' }).click()
    const added = review(page).getByLabel('Item', { exact: true })
    await expect(added).toBeFocused()
    await added.pressSequentially('Cheesecake')
    await review(page).getByLabel('Total price').fill('5')
    await expectAccessible()
    await review(page).getByRole('button', { name: 'Done' }).click()
    await expect(review(page)).not.toContainText('add up')

    // Edited items are kept like any other edit.
    await review(page).getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Check Café Morgenrot' }).click()
    await expect(review(page).getByRole('button', { name: /^Items: 3 · 21\.00/ })).toBeVisible()
    await review(page).getByRole('button', { name: 'Save Receipt' }).click()
    await traveller.seeToast('Receipt saved')
    const [flatWhite] = reading.items
    const soup = { name: 'Soup of the day', quantity: 1, price: '8.80' }
    expect(await itemsOf(page, tripId)).toEqual([
      flatWhite,
      soup,
      { name: 'Cheesecake', quantity: null, price: '5' },
    ])

    await page.getByRole('button', { name: 'Edit Café Morgenrot' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Receipt' })
    await dialog.getByRole('button', { name: /^Items: 3 · 21\.00/ }).click()
    await dialog.getByRole('button', { name: 'Remove item 3' }).click()
    await expect(dialog).toContainText('The 5.00 difference may be a tip or a fee.')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await traveller.seeToast('Receipt Updated')
    expect(await itemsOf(page, tripId)).toEqual([flatWhite, soup])
  },
)

async function itemsOf(page: Page, tripId: number) {
  return (await receiptsOf(page, tripId))[0]?.items
}
