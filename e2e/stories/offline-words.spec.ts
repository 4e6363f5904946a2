import { goOffline, goOnline, untilHistorySettles, untilOfflineReady } from '#e2e/device.ts'
import { receiptPhoto } from '#e2e/images.ts'
import { expect, story } from '#e2e/story.ts'

story.beforeEach(async ({ trouble }) => trouble.expect(/\/api\//, 0))

story.describe('with a service worker', () => {
  // The worker has the forms offline.
  story.use({ serviceWorkers: 'allow' })

  story.phone(
    'refreshing, signing out, finalizing, editing, deleting and settings show an error when offline, and keep what was typed @all',
    async ({ page, traveller, trouble }) => {
      await traveller.signUpVerified()
      const tripId = await traveller.hasTrip('Rome')
      await traveller.hasReceipt(tripId, { image: await receiptPhoto('Cafe') })
      await page.goto('/receipts')
      await untilOfflineReady(page, 1)
      await goOffline(page, trouble)
      await page.getByRole('button', { name: 'Refresh' }).click()
      await traveller.seeToast('Refresh Failed', 'Failed to refresh receipts. Please try again.')
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await traveller.seeToast('You are still signed in')

      await traveller.finalize(traveller.finance)
      await traveller.seeToast('Failed to finalize trip')
      const finalize = page.getByRole('dialog', { name: 'Finalize Trip' })
      await expect(finalize.getByLabel('Send Report To')).toHaveValue(traveller.finance)
      await finalize.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'Discard' }).click()
      await expect(finalize).toBeHidden()

      await page.getByRole('button', { name: 'Edit Cafe' }).click()
      const edit = page.getByRole('dialog', { name: 'Edit Receipt' })
      await edit.getByLabel('Notes').fill('With the team')
      await edit.getByRole('button', { name: 'Save Changes' }).click()
      await traveller.seeToast(
        'Update Failed',
        'Failed to update receipt details. Please try again.',
      )
      await edit.getByRole('button', { name: 'Re-analyze' }).click()
      await traveller.seeToast('Reprocessing Failed', 'Failed to process receipt')
      await edit.getByRole('button', { name: 'Delete' }).click()
      await edit.getByRole('button', { name: 'Confirm Delete' }).click()
      await traveller.seeToast('Delete Failed', 'Failed to delete receipt. Please try again.')
      await expect(edit.getByLabel('Notes')).toHaveValue('With the team')

      await goOnline(page, trouble)
      await page.goto('/settings', { waitUntil: 'networkidle' })
      await goOffline(page, trouble)
      const preference = page.getByRole('switch', { name: 'Email Notifications' })
      const wasOn = await preference.getAttribute('aria-checked')
      await preference.click()
      await traveller.seeToast('Settings not saved', 'Please check your connection and try again.')
      await expect(preference).toHaveAttribute('aria-checked', wasOn ?? '')
    },
  )
})

story.phone(
  'Cancel works while a request hangs: finalize, edit and create trip @all',
  async ({ page, traveller }) => {
    await traveller.signUpVerified()
    await traveller.goHome()
    const held: (() => void)[] = []
    const releaseCall = async () => {
      await expect.poll(() => held.length).toBe(1)
      held.pop()?.()
    }
    await page.route(/\/api\/(trips|trips\/\d+\/finalize|receipts\/\d+)$/, async (route) => {
      if (route.request().method() === 'GET') return route.continue()
      await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    await traveller.createButton().click()
    await traveller.fillTrip('Rome')
    const create = page.getByRole('dialog', { name: 'Create New Trip' })
    await expect(create.getByRole('button', { name: 'Creating...' })).toBeVisible()
    await create.getByRole('button', { name: 'Cancel' }).click()
    await expect(create).toBeHidden()
    // Its outcome is shown all the same.
    await releaseCall()
    await traveller.seeToast('Trip created', 'Rome')

    const active = await (await page.request.get('/api/trips/active')).json()
    await traveller.hasReceipt(active.id)
    await untilHistorySettles(page)
    await page.goto('/receipts')
    await page.getByRole('button', { name: 'Edit Cafe' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Receipt' })
    await edit.getByLabel('Notes').fill('With the team')
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await expect(edit.getByRole('button', { name: 'Saving...' })).toBeVisible()
    await edit.getByRole('button', { name: 'Close' }).click()
    await page
      .getByRole('dialog', { name: 'Discard your changes?' })
      .getByRole('button', { name: 'Discard' })
      .click()
    await expect(edit).toBeHidden()
    // A late response must not close a form that was opened since.
    await page.getByRole('button', { name: 'Edit Cafe' }).click()
    await edit.getByLabel('Vendor').fill('Caffe Greco')
    await releaseCall()
    await traveller.seeToast('Receipt Updated')
    await expect(edit.getByLabel('Vendor')).toHaveValue('Caffe Greco')
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await expect(edit.getByRole('button', { name: 'Saving...' })).toBeVisible()
    await releaseCall()
    await expect(edit).toBeHidden()

    await traveller.finalize(traveller.finance)
    const finalize = page.getByRole('dialog', { name: 'Finalize Trip' })
    await expect(finalize.getByRole('button', { name: 'Finalizing...' })).toBeVisible()
    await finalize.getByRole('button', { name: 'Cancel' }).click()
    await expect(finalize).toBeHidden()
    await releaseCall()
    await traveller.seeToast('Trip finalized')
  },
)
