import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { goOffline, goOnline, kept } from '#e2e/device.ts'
import { receiptPhoto } from '#e2e/images.ts'
import { createKeptPhone } from '#e2e/kept-phone.ts'
import { expect, story } from '#e2e/story.ts'
import { createTraveller } from '#e2e/traveller.ts'
import { watchForTrouble } from '#e2e/trouble.ts'

type Photo = Awaited<ReturnType<typeof receiptPhoto>>

story.use({ serviceWorkers: 'allow' })

story.both(
  'airplane mode from the photo to "On this phone", a reload, a browser that is killed, and back online: one receipt with the right bytes',
  async ({ launchOptions, baseURL, smtp, viewport, isMobile, hasTouch }) => {
    const phone = await createKeptPhone({
      ...launchOptions,
      ...(baseURL && { baseURL }),
      viewport,
      isMobile,
      hasTouch,
    })
    let page = await phone.page()
    const before = watchForTrouble(page)
    const traveller = createTraveller(page, smtp)
    await traveller.signUpVerified()
    const tripId = await traveller.hasTrip('Lisbon')
    await page.goto('/receipts')
    await expect.poll(() => hasWorker(page)).toBe(true)

    await goOffline(page, before)
    const photo = await receiptPhoto('Pastelaria')
    await upload(page, photo)
    await traveller.seeToast('Processing Error', 'Failed to process receipt')
    await fill(page, { vendor: 'Pastelaria', amount: '12.50' })
    await review(page).getByRole('button', { name: 'Save Receipt' }).click()
    await traveller.seeToast('Error', 'Failed to save receipt. It is kept on this phone')
    await expect(waitingRows(page)).toContainText(['Pastelaria'])
    await expect(waitingRows(page)).toContainText(['On this phone'])
    await expect(page.getByRole('banner')).toContainText('1 receipt · 12.50 EUR')

    await page.reload()
    await expect(waitingRows(page)).toContainText(['On this phone'])
    expect(before.seen).toEqual([])

    await phone.kill()
    page = await phone.start({ offline: true })
    const after = watchForTrouble(page)
    after.expectOffline(true)
    await page.goto('/receipts')
    await expect(waitingRows(page)).toContainText(['Pastelaria'])

    await goOnline(page, after)
    await expect(waitingRows(page)).toHaveCount(0)
    await expect(createTraveller(page, smtp).receiptRows()).toHaveCount(1)
    expect(await receiptsOf(page, tripId)).toMatchObject([
      { vendor: 'Pastelaria', amount: '12.50', photoHash: hashOf(photo) },
    ])
    expect(await differenceFrom(page, photo, tripId)).toBeLessThan(3)
    expect(await kept(page, 'photos')).toBe('[]')
    expect(after.seen).toEqual([])
    await phone.remove()
  },
)

story.describe('on the receipts page', () => {
  let tripId: number
  story.beforeEach(async ({ page, traveller }) => {
    await traveller.signUpVerified()
    tripId = await traveller.hasTrip('Lisbon')
    await page.goto('/receipts')
  })

  story.phone(
    'the camera stays open and counts, without a network too; the tray leads through the photos, and finalizing says what waits',
    async ({ page, traveller, trouble, expectAccessible }) => {
      await expect.poll(() => hasWorker(page)).toBe(true)
      await goOffline(page, trouble)
      await traveller.chooseToAdd('Take Photo')
      for (const count of [1, 2, 3]) {
        await page.getByRole('button', { name: 'Capture Receipt' }).click()
        await expect(page.getByRole('button', { name: `Check ${count}` })).toBeVisible()
      }
      await expectAccessible()
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(waitingRows(page)).toHaveCount(3)
      await expect(waitingRows(page).first()).toContainText('Needs your look')

      await page.getByRole('button', { name: '3 to check' }).click()
      const tray = page.getByRole('dialog', { name: '3 to check' })
      await expectAccessible()
      await tray.getByRole('button', { name: 'Review 1 of 3' }).click()
      for (const place of ['1 of 3', '2 of 3']) {
        await expect(review(page)).toContainText(place)
        await fill(page, { vendor: `Taxi ${place}`, amount: '10' })
        await review(page).getByRole('button', { name: 'Save Receipt' }).click()
      }
      await expect(review(page)).toContainText('3 of 3')
      await review(page).getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('banner')).toContainText('3 receipts · 20.00 EUR')
      await page.getByRole('button', { name: 'Finalize' }).click()
      await expect(page.getByRole('dialog', { name: 'Finalize Trip' })).toContainText(
        '3 receipts are still on this phone, and nowhere else',
      )
      await page.goBack()
      await goOnline(page, trouble)
      await expect(waitingRows(page)).toHaveCount(1)
      await expect(traveller.receiptRows()).toHaveCount(2)
      await expect(page.getByRole('button', { name: '1 to check' })).toBeVisible()
    },
  )

  story.phone(
    'reload in review: what was typed is there again, and so is the photo',
    async ({ page }) => {
      await upload(page, await receiptPhoto('Pastelaria'))
      await fill(page, { vendor: 'Pastelaria', amount: '7.10' })
      await expect.poll(() => kept(page, 'entries')).toContain('7.10')
      await page.reload()
      await page.getByRole('button', { name: 'Check Pastelaria' }).click()
      await expect(review(page).getByLabel('Vendor')).toHaveValue('Pastelaria')
      await expect(review(page).getByLabel('Amount')).toHaveValue('7.10')
      await expect(review(page).locator('img')).toBeVisible()
    },
  )

  story.phone(
    'Back in the upload review closes it, and the edits are there when it is opened again',
    async ({ page }) => {
      await upload(page, await receiptPhoto('Pastelaria'))
      await fill(page, { vendor: 'Pastelaria Central', amount: '7.10' })
      await page.goBack()
      await expect(review(page)).toBeHidden()
      await expect(page).toHaveURL('/receipts')
      await page.getByRole('button', { name: 'Check Pastelaria Central' }).click()
      await expect(review(page).getByLabel('Amount')).toHaveValue('7.10')
    },
  )

  story.phone(
    'the close button while the photo is being read keeps the photo, and the reading comes',
    async ({ page }) => {
      const mayAnswer = Promise.withResolvers<void>()
      await page.route('**/api/receipts/process', async (route) => {
        await mayAnswer.promise
        await route.continue()
      })
      await upload(page, await receiptPhoto('Pastelaria'))
      await expect(review(page)).toContainText('Processing receipt with AI...')
      await review(page).getByRole('button', { name: 'Close' }).click()
      await expect(waitingRows(page)).toContainText(['Being read'])
      mayAnswer.resolve()
      await expect(waitingRows(page)).toContainText(['Needs your look'])
    },
  )

  story.phone(
    'Retake after a failed save keeps what was typed, and the old photo until there is a new one',
    async ({ page, traveller, trouble }) => {
      await traveller.chooseToAdd('Take Photo')
      await page.getByRole('button', { name: 'Capture Receipt' }).click()
      await page.getByRole('button', { name: 'Check 1' }).click()
      await fill(page, { vendor: 'Tram 28', amount: '3' })
      trouble.expect('/api/receipts', 400)
      await page.route('**/api/receipts', (route) =>
        route.fulfill({ status: 400, json: { message: 'Not today', code: 'VALIDATION' } }),
      )
      await review(page).getByRole('button', { name: 'Save Receipt' }).click()
      await traveller.seeToast('Error', 'Not today')
      await review(page).getByRole('button', { name: 'Retake' }).click()
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(review(page).getByLabel('Vendor')).toHaveValue('Tram 28')

      await review(page).getByRole('button', { name: 'Retake' }).click()
      await page.getByRole('button', { name: 'Capture Receipt' }).click()
      await expect(review(page).getByLabel('Vendor')).toHaveValue('Tram 28')
      await expect(review(page).getByLabel('Amount')).toHaveValue('3')
      expect(JSON.parse(await kept(page, 'entries'))).toHaveLength(1)
      await page.unroute('**/api/receipts')
      await review(page).getByRole('button', { name: 'Save Receipt' }).click()
      await traveller.seeToast('Receipt saved')
    },
  )

  story.phone(
    'discarding asks first, and is the only way out of the phone',
    async ({ page, expectAccessible }) => {
      await upload(page, await receiptPhoto('Pastelaria'))
      await review(page).getByRole('button', { name: 'Discard' }).click()
      const question = page.getByRole('dialog', { name: 'Discard this photo?' })
      await expectAccessible()
      await question.getByRole('button', { name: 'Keep' }).click()
      await expect(review(page)).toBeVisible()
      await review(page).getByRole('button', { name: 'Discard' }).click()
      await question.getByRole('button', { name: 'Discard' }).click()
      await expect(review(page)).toBeHidden()
      expect(await kept(page, 'photos')).toBe('[]')
    },
  )

  story.desktop(
    'what is no image is refused at the door, whatever its name',
    async ({ page, traveller }) => {
      const buffer = Buffer.from('<html>certainly not a picture</html>')
      await upload(page, { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer })
      await traveller.seeToast(
        'Invalid File Type',
        'Please select a JPEG, PNG, or WebP image file.',
      )
      await expect(review(page)).toBeHidden()
      expect(await kept(page, 'entries')).toBe('[]')
    },
  )

  story.desktop(
    'the same photo, and the same vendor, day and amount, are said in the review',
    async ({ page, traveller }) => {
      const photo = await receiptPhoto('Pastelaria')
      await upload(page, photo)
      await fill(page, { vendor: 'Pastelaria', amount: '12.50' })
      await review(page).getByRole('button', { name: 'Save Receipt' }).click()
      await traveller.seeToast('Receipt saved')
      await expect(review(page)).toBeHidden()
      await upload(page, photo)
      await expect(review(page)).toContainText('Same photo as a receipt in this trip')
      await review(page).getByRole('button', { name: 'Close' }).click()
      await upload(page, await receiptPhoto('Another', '9.90'))
      await fill(page, { vendor: 'pastelaria', amount: '12,50' })
      await expect(review(page)).toContainText('Same vendor, date and amount')
    },
  )

  story.desktop(
    'a trip that was finalized elsewhere: the receipt asks where to go, and nothing is dropped',
    async ({ page, traveller, trouble }) => {
      await expect.poll(() => hasWorker(page)).toBe(true)
      await goOffline(page, trouble)
      await upload(page, await receiptPhoto('Pastelaria'))
      await fill(page, { vendor: 'Pastelaria', amount: '12.50' })
      await review(page).getByRole('button', { name: 'Save Receipt' }).click()
      await expect(waitingRows(page)).toContainText(['On this phone'])

      // Elsewhere, that is: in a browser with a network.
      await traveller.hasFinalized(tripId)
      const porto = await traveller.hasTrip('Porto')
      trouble.expect('/api/receipts', 409)
      await goOnline(page, trouble)
      await page.getByRole('button', { name: '1 to check' }).click()
      await page.getByRole('button', { name: 'Review 1 of 1' }).click()
      await expect(review(page)).toContainText('This trip is finalized.')
      await expect(review(page)).toContainText('Where shall it go?')
      await review(page).getByLabel('Trip').selectOption('Porto')
      await review(page).getByRole('button', { name: 'Save Receipt' }).click()
      await traveller.seeToast('Receipt saved')
      expect(await receiptsOf(page, porto)).toMatchObject([{ vendor: 'Pastelaria' }])
    },
  )

  story.phone(
    'the session ended and Save was pressed in the review: after the password it is sent, with photo and fields',
    async ({ page, context, traveller, trouble }) => {
      const photo = await receiptPhoto('Pastelaria')
      await upload(page, photo)
      await fill(page, { vendor: 'Pastelaria', amount: '12.50' })
      await expect(review(page).getByText('Processing receipt with AI...')).toBeHidden()
      await context.clearCookies()
      trouble.expect(/\/api\//, 401)
      await review(page).getByRole('button', { name: 'Save Receipt' }).click()
      const question = page.getByRole('dialog', { name: 'Your session has ended' })
      await question.getByLabel(/^Password/).fill(traveller.password)
      await question.getByRole('button', { name: 'Log In' }).click()
      await traveller.seeToast('Receipt saved')
      await expect(review(page)).toBeHidden()
      expect(await receiptsOf(page, tripId)).toMatchObject([
        { vendor: 'Pastelaria', photoHash: hashOf(photo) },
      ])
    },
  )

  story.desktop(
    'the session ended while something waited: after the login it is sent',
    async ({ page, context, traveller, trouble }) => {
      await expect.poll(() => hasWorker(page)).toBe(true)
      await goOffline(page, trouble)
      await upload(page, await receiptPhoto('Pastelaria'))
      await fill(page, { vendor: 'Pastelaria', amount: '12.50' })
      await review(page).getByRole('button', { name: 'Save Receipt' }).click()
      await expect(waitingRows(page)).toContainText(['On this phone'])
      await context.clearCookies()
      trouble.expect(/\/api\//, 401)
      await goOnline(page, trouble)
      await expect(page).toHaveURL('/login?redirect=%2Freceipts')
      await traveller.logIn()
      await expect(traveller.receiptRows()).toHaveCount(1)
      await expect(waitingRows(page)).toHaveCount(0)
    },
  )

  story.phone(
    'with the app closed the worker sends what waits when the browser wakes it',
    async ({ page, trouble }) => {
      await expect.poll(() => hasWorker(page)).toBe(true)
      await goOffline(page, trouble)
      await upload(page, await receiptPhoto('Pastelaria'))
      await fill(page, { vendor: 'Pastelaria', amount: '12.50' })
      await review(page).getByRole('button', { name: 'Save Receipt' }).click()
      await expect(waitingRows(page)).toContainText(['On this phone'])
      await page.goto('about:blank')
      await goOnline(page, trouble)
      await wakeWorker(page)
      await expect.poll(() => receiptsOf(page, tripId)).toHaveLength(1)
      await page.goto('/receipts')
      await expect(page.getByRole('button', { name: 'Edit Pastelaria' })).toBeVisible()
      expect(await kept(page, 'entries')).toBe('[]')
    },
  )

  story.desktop('two tabs send one receipt, once', async ({ page, context, trouble }) => {
    await expect.poll(() => hasWorker(page)).toBe(true)
    const other = await context.newPage()
    const otherTrouble = watchForTrouble(other)
    await other.goto('/receipts')
    otherTrouble.expectOffline(true)
    await goOffline(page, trouble)
    await upload(page, await receiptPhoto('Pastelaria'))
    await fill(page, { vendor: 'Pastelaria', amount: '12.50' })
    await review(page).getByRole('button', { name: 'Save Receipt' }).click()
    await expect(waitingRows(other)).toContainText(['On this phone'])
    let saves = 0
    context.on('response', (response) => {
      const isSave = response.request().method() === 'POST'
      if (isSave && response.url().endsWith('/api/receipts')) saves += 1
    })
    await goOnline(page, trouble)
    for (const tab of [page, other]) await expect(waitingRows(tab)).toHaveCount(0)
    expect(await receiptsOf(page, tripId)).toHaveLength(1)
    expect(saves).toBe(1)
    await other.close()
  })

  story.phone(
    'a full phone: it is said plainly, and the photo can be saved to its own files',
    async ({ page, traveller, expectAccessible }) => {
      const origin = new URL(page.url()).origin
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
      await upload(page, await receiptPhoto('Pastelaria'))
      const told = page.getByRole('dialog', { name: 'This photo is not kept yet' })
      await expect(told).toContainText('There is no room left on this phone')
      await expectAccessible()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        told.getByRole('button', { name: 'Save to my files' }).click(),
      ])
      expect(download.suggestedFilename()).toBe('Pastelaria.jpg')
      await told.getByRole('button', { name: 'Go on without keeping' }).click()
      await fill(page, { vendor: 'Pastelaria', amount: '12.50' })
      await review(page).getByRole('button', { name: 'Save Receipt' }).click()
      await traveller.seeToast('Receipt saved')
    },
  )

  story.desktop(
    'signing out asks what shall become of what waits, whose count is on the icon: sent first, or discarded for good',
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
      const question = page.getByRole('dialog', { name: '2 receipts are on this phone only' })
      await expectAccessible()
      await goOnline(page, trouble)
      await page
        .getByRole('dialog', { name: /on this phone only/ })
        .getByRole('button', { name: 'Send first' })
        .click()
      await expect(question).toBeHidden()
      const left = page.getByRole('dialog', { name: '1 receipt is on this phone only' })
      await expect.poll(count).toBe(1)
      expect(await receiptsOf(page, tripId)).toMatchObject([{ vendor: 'Pastelaria' }])
      await left.getByRole('button', { name: 'Discard' }).click()
      const last = page.getByRole('dialog', { name: 'Discard them for good?' })
      await last.getByRole('button', { name: 'Discard and sign out' }).click()
      await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
      expect(await kept(page, 'entries')).toBe('[]')
      expect(await kept(page, 'photos')).toBe('[]')
    },
  )

  story.phone(
    'a second user of the phone sees nothing of what waits, and the first has it again',
    async ({ page, traveller, trouble, smtp }) => {
      await expect.poll(() => hasWorker(page)).toBe(true)
      await goOffline(page, trouble)
      await upload(page, await receiptPhoto('Pastelaria'))
      await fill(page, { vendor: 'Pastelaria', amount: '12.50' })
      await review(page).getByRole('button', { name: 'Close' }).click()
      await goOnline(page, trouble)
      await page.getByRole('button', { name: 'Sign Out' }).first().click()
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
})

function review(page: Page) {
  return page.getByRole('dialog', { name: /Review Receipt/ })
}

function waitingRows(page: Page) {
  return page.getByRole('list', { name: 'On this phone' }).getByRole('listitem')
}

async function upload(page: Page, photo: Photo) {
  await page.getByLabel('Upload Image', { exact: true }).setInputFiles(photo)
}

async function fill(page: Page, { vendor, amount }: { vendor: string; amount: string }) {
  await review(page).getByLabel('Vendor').fill(vendor)
  await review(page).getByLabel('Amount').fill(amount)
}

function hasWorker(page: Page) {
  return page.evaluate(() => navigator.serviceWorker.controller !== null)
}

/** As a browser does that has a network again. */
async function wakeWorker(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const found = new Promise<{ registrationId: string; scopeURL: string }>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const { registrationId, scopeURL } = await found
  const { origin } = new URL(scopeURL)
  const tag = 'send-receipts'
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag,
    lastChance: false,
  })
}

function hashOf({ buffer }: Photo) {
  return createHash('sha256').update(buffer).digest('hex')
}

async function receiptsOf(page: Page, tripId: number) {
  const response = await page.request.get(`/api/trips/${tripId}/receipts`)
  return (await response.json()) as { id: number; vendor: string }[]
}

/** How far the stored picture is from the photo, in steps of 256 for the average pixel. */
async function differenceFrom(page: Page, { buffer }: Photo, tripId: number) {
  const [receipt] = await receiptsOf(page, tripId)
  const photo = `data:image/jpeg;base64,${buffer.toString('base64')}`
  return page.evaluate(
    async ([taken, stored]) => {
      const pixels = await Promise.all([taken, stored].map(draw))
      const [one, other] = pixels
      if (!one || one.length !== other?.length) throw new Error('They differ in size')
      return (
        one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
      )

      async function draw(src: string) {
        const image = new Image()
        image.src = src
        await image.decode()
        const canvas = document.createElement('canvas')
        canvas.width = image.naturalWidth
        canvas.height = image.naturalHeight
        const context = canvas.getContext('2d')
        context?.drawImage(image, 0, 0)
        return context?.getImageData(0, 0, canvas.width, canvas.height).data
      }
    },
    [photo, `/api/receipts/${tripId}/${receipt?.id}/image`] as const,
  )
}
