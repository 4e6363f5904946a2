import { reading } from '#e2e/reading.ts'
import { expect, story } from '#e2e/story.ts'

story.phone(
  'Re-analyze fills in what was read, and keeps unsaved edits @all',
  async ({ page, traveller }) => {
    await traveller.signUpVerified()
    await traveller.hasTrattoria()
    await page.goto('/receipts')
    await page.getByRole('button', { name: 'Edit Trattoria' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Receipt' })
    await edit.getByLabel('Vendor').fill('Trattoria da Gino')
    await edit.getByLabel('Notes').fill('With the team')

    let amount = '12.50'
    await page.route('**/api/receipts/process', (route) =>
      route.fulfill({ json: { ...reading, notes: 'Read from the photo', amount } }),
    )
    await edit.getByRole('button', { name: 'Re-analyze' }).click()
    await traveller.seeToast('Receipt Reprocessed', 'Please verify the data before saving')
    await expect(edit.getByLabel('Amount')).toHaveValue('12.50')
    await expect(edit.getByLabel('Vendor')).toHaveValue('Trattoria da Gino')
    await expect(edit.getByLabel('Notes')).toHaveValue('With the team')

    // A second reading may correct what the first one filled in.
    amount = '13.50'
    await edit.getByRole('button', { name: 'Re-analyze' }).click()
    await expect(edit.getByLabel('Amount')).toHaveValue('13.50')
    await expect(edit.getByLabel('Vendor')).toHaveValue('Trattoria da Gino')
  },
)
