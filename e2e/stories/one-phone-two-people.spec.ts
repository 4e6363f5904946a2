import { readFile } from 'node:fs/promises'
import { goOffline, goOnline, hasWorker, readStore } from '#e2e/device.ts'
import { receiptPhoto } from '#e2e/images.ts'
import { expect, story } from '#e2e/story.ts'
import { createTraveller } from '#e2e/traveller.ts'
import {
  fill,
  receiptsOf,
  review,
  saveOffline,
  upload,
  waitingRows,
} from '#e2e/waiting-receipts.ts'

story.use({ serviceWorkers: 'allow' })

let tripId: number
story.beforeEach(async ({ page, traveller }) => {
  await traveller.signUpVerified()
  tripId = await traveller.hasTrip('Lisbon')
  await page.goto('/receipts')
})

story.desktop(
  'signing out asks whether to send or discard waiting receipts, which the app icon counts @all',
  async ({ page, trouble, expectAccessible }) => {
    await page.evaluate(() => {
      const counts: number[] = []
      Object.assign(window, { counts })
      navigator.setAppBadge = async (count = 0) => void counts.push(count)
    })
    const count = () =>
      page.evaluate(() => (window as unknown as { counts: number[] }).counts.at(-1))
    await expect.poll(() => hasWorker(page)).toBe(true)
    await goOffline(page, trouble)
    for (const vendor of ['Pastelaria', 'Tram 28']) {
      await upload(page, await receiptPhoto(vendor))
      await fill(page, { vendor, amount: '12.50' })
      if (vendor === 'Pastelaria') {
        await review(page).getByRole('button', { name: 'Save Receipt' }).click()
      } else {
        await review(page).getByRole('button', { name: 'Close' }).click()
      }
      await expect(review(page)).toBeHidden()
    }
    await expect.poll(count).toBe(2)

    await page.getByRole('button', { name: 'Sign Out' }).first().click()
    const question = page.getByRole('dialog', { name: '2 receipts are on this device only' })
    await expectAccessible()
    await goOnline(page, trouble)
    await page
      .getByRole('dialog', { name: /on this device only/ })
      .getByRole('button', { name: 'Send first' })
      .click()
    await expect(question).toBeHidden()
    const left = page.getByRole('dialog', { name: '1 receipt is on this device only' })
    await expect.poll(count).toBe(1)
    expect(await receiptsOf(page, tripId)).toMatchObject([{ vendor: 'Pastelaria' }])
    await left.getByRole('button', { name: 'Discard' }).click()
    const last = page.getByRole('dialog', { name: 'Discard them for good?' })
    await last.getByRole('button', { name: 'Discard and sign out' }).click()
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
    expect(await readStore(page, 'entries')).toBe('[]')
    expect(await readStore(page, 'photos')).toBe('[]')
  },
)

story.phone(
  'a second user of the phone sees none of the first user’s waiting receipts, which return with the first @all',
  async ({ page, traveller, trouble, smtp }) => {
    await expect.poll(() => hasWorker(page)).toBe(true)
    await goOffline(page, trouble)
    await upload(page, await receiptPhoto('Pastelaria'))
    await fill(page, { vendor: 'Pastelaria', amount: '12.50' })
    await review(page).getByRole('button', { name: 'Close' }).click()
    await goOnline(page, trouble)
    // By keyboard: a toast about the reading may cover the button between press and release.
    await page.getByRole('button', { name: 'Sign Out' }).first().press('Enter')
    const question = page.getByRole('dialog', { name: '1 receipt is on this phone only' })
    await question.getByRole('button', { name: 'Keep and sign out' }).click()
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()

    const other = createTraveller(page, smtp)
    await other.signUpVerified()
    await other.hasTrip('Madrid')
    await page.goto('/receipts')
    await expect(page.getByText('No receipts yet').first()).toBeVisible()
    await expect(page.getByText('to check')).toBeHidden()
    await page.goto('/')
    await other.signOut()

    await page.goto('/login?redirect=/receipts')
    await traveller.logIn()
    await expect(waitingRows(page)).toContainText(['Pastelaria'])
  },
)

story.phone(
  'Truth 2: a tab of one user sends nothing in another user’s session, and shows nothing of a signed-out user @all',
  async ({ page, traveller, trouble, product }) => {
    const ben = `ben-${traveller.email}`
    const data = { email: ben, password: 'correct horse on a train' }
    trouble.expect(/\/api\//, 409)
    // Until it has prefetched the history, the tab could notice before the upload.
    await expect.poll(() => readStore(page, 'answers')).toContain('/api/trips/history')
    // Another user signs in without this tab noticing.
    await page.request.post('/api/auth/register', { data })
    await upload(page, await receiptPhoto('Pastelaria'))
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Start Here' })).toBeVisible()
    await expect(page.getByText('Lisbon')).toBeHidden()
    const uploads = 'select 1 from uploads join users on users.id = user_id where email = $1'
    expect(await product.seed(uploads, [ben])).toEqual([])
    await page.getByRole('button', { name: 'Sign Out' }).first().click()
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()

    await page.goto('/login?redirect=/receipts')
    await traveller.logIn()
    await expect(waitingRows(page)).toHaveCount(1)
    const other = await page.context().newPage()
    await other.goto('/receipts')
    await expect(waitingRows(other)).toHaveCount(1)
    // The first tab may still be loading what it shows offline when the session ends.
    trouble.expect(/\/api\//, 401)
    await other.getByRole('button', { name: 'Sign Out' }).first().press('Enter')
    await other.getByRole('button', { name: 'Keep and sign out' }).click()
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
    await expect(waitingRows(page)).toHaveCount(0)
    expect(JSON.parse(await readStore(page, 'entries'))).toHaveLength(1)
  },
)

story.phone(
  'Truth 17: the login page lists waiting receipts; those of a deleted account can be saved to files and removed @all',
  async ({ page, traveller, trouble, expectAccessible }) => {
    const photo = await receiptPhoto('Pastelaria')
    await saveOffline(page, trouble, photo)
    await page.goto('about:blank')
    await page.request.delete('/api/auth/user', { data: { password: traveller.password } })
    trouble.expect(/\/api\//, 401)
    await goOnline(page, trouble)
    await page.goto('/receipts')

    const waiting = page.getByRole('region', { name: '1 receipt waits on this phone' })
    await expect(waiting).toContainText('Log in with the account it was added in.')
    await expectAccessible()
    await traveller.logIn()
    await traveller.seeToast('Login failed')
    await waiting.getByRole('button', { name: 'Was the account deleted?' }).click()
    const dialog = page.getByRole('dialog', { name: 'Receipts of a deleted account' })
    const saving = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Save to my files' }).click()
    const saved = await readFile(await (await saving).path())
    expect(saved.includes(photo.buffer)).toBe(true)
    expect(saved.includes('"1-Pastelaria')).toBe(true)
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    const question = page.getByRole('dialog', { name: 'Remove 1 receipt from this phone?' })
    await question.getByRole('button', { name: 'Remove' }).click()
    // Behind the open dialog, the region is hidden from the start.
    await expect(question).toBeHidden()
    await expect(waiting).toBeHidden()
    expect(await readStore(page, 'entries')).toBe('[]')
    expect(await readStore(page, 'photos')).toBe('[]')
  },
)
