import type { Page, Route } from '@playwright/test'
import { fillPhone, goOffline, goOnline, hasWorker, readStore, reopen } from '#e2e/device.ts'
import { receiptPhoto } from '#e2e/images.ts'
import { createKeptPhone } from '#e2e/kept-phone.ts'
import { expect, story } from '#e2e/story.ts'
import { createTraveller } from '#e2e/traveller.ts'
import { watchForTrouble } from '#e2e/trouble.ts'
import {
  fill,
  hashOf,
  receiptsOf,
  review,
  saveOffline,
  upload,
  waitingRows,
} from '#e2e/waiting-receipts.ts'

type Photo = Awaited<ReturnType<typeof receiptPhoto>>

story.use({ serviceWorkers: 'allow' })

story.both(
  'a photo taken offline survives a reload and a killed browser, and becomes one receipt with the right bytes when online',
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

    const noun = isMobile ? 'phone' : 'device'
    await goOffline(page, before)
    const photo = await receiptPhoto('Pastelaria')
    await upload(page, photo)
    await traveller.seeToast(`Kept on this ${noun}`, 'It goes when you are online.')
    await fill(page, { vendor: 'Pastelaria', amount: '12.50' })
    await review(page).getByRole('button', { name: 'Save Receipt' }).click()
    await expect(waitingRows(page)).toContainText(['Pastelaria'])
    await traveller.seeToast(`Kept on this ${noun}`, 'It goes when you are online.')
    await expect(waitingRows(page)).toContainText([`On this ${noun}`])
    await expect(page.getByRole('banner')).toContainText(`0 receipts · $0.00 · + 1 on this ${noun}`)

    await reopen(page)
    await expect(waitingRows(page)).toContainText([`On this ${noun}`])
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
    await expect.poll(() => readStore(page, 'photos')).toBe('[]')
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

  story.desktop(
    'a receipt whose trip was finalized elsewhere asks for another trip, and is not lost @all',
    async ({ page, traveller, trouble }) => {
      await saveOffline(page, trouble, await receiptPhoto('Pastelaria'))

      // In another browser, which is online.
      await traveller.hasFinalized(tripId)
      const porto = await traveller.hasTrip('Porto')
      trouble.expect('/api/receipts', 409)
      await goOnline(page, trouble)
      await page.getByRole('button', { name: '1 to check' }).click()
      await page.getByRole('button', { name: 'Check receipt 1 of 1' }).click()
      await expect(review(page)).toContainText('This trip is finalized.')
      await expect(review(page)).toContainText('Where should it go?')
      await review(page).getByLabel('Trip').selectOption('Porto')
      await review(page).getByRole('button', { name: 'Save Receipt' }).click()
      await traveller.seeToast('Receipt saved')
      expect(await receiptsOf(page, porto)).toMatchObject([{ vendor: 'Pastelaria' }])
    },
  )

  story.phone(
    'saving a review after the session ended sends photo and fields once the password is entered @all',
    async ({ page, context, traveller, trouble }) => {
      const photo = await receiptPhoto('Pastelaria')
      await upload(page, photo)
      await fill(page, { vendor: 'Pastelaria', amount: '12.50' })
      await expect(review(page).getByText('Processing receipt with AI...')).toBeHidden()
      trouble.expect(/\/api\//, 401)
      // At the last moment: another request would ask for the password before Save does.
      const endSession = async (route: Route) => {
        await context.clearCookies()
        await route.continue()
      }
      await page.route('**/api/receipts', endSession, { times: 1 })
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
    'a receipt that waited while the session ended is sent after the login @all',
    async ({ page, context, traveller, trouble }) => {
      await saveOffline(page, trouble, await receiptPhoto('Pastelaria'))
      trouble.expect(/\/api\//, 401)
      await context.clearCookies()
      await goOnline(page, trouble)
      await expect(page).toHaveURL('/login?redirect=%2Freceipts')
      await traveller.logIn()
      await expect(traveller.receiptRows()).toHaveCount(1)
      await expect(waitingRows(page)).toHaveCount(0)
    },
  )

  story.phone(
    'Truth 16: with the app closed the worker sends waiting receipts, which are shown until a cached list has them @all',
    async ({ page, trouble }) => {
      await saveOffline(page, trouble, await receiptPhoto('Pastelaria'))
      await page.goto('about:blank')
      await goOnline(page, trouble)
      // A page of the same origin that is not the app. Not offline: Chromium also requests its icon.
      await page.goto('/icon.svg')
      await wakeWorker(page)
      await expect.poll(() => readStore(page, 'entries')).toContain('"isSent":true')
      expect(await receiptsOf(page, tripId)).toHaveLength(1)

      await goOffline(page, trouble)
      await page.goto('/receipts')
      await expect(waitingRows(page)).toContainText(['Pastelaria'])
      await expect(page.getByRole('banner')).toContainText('+ 1 sent')

      await goOnline(page, trouble)
      await expect(page.getByRole('button', { name: 'Edit Pastelaria' })).toBeVisible()
      await expect(waitingRows(page)).toHaveCount(0)
      await expect.poll(() => readStore(page, 'entries')).toBe('[]')
      await expect(page.getByRole('banner')).toContainText('1 receipt · 12.50 EUR')
    },
  )

  story.desktop('two tabs send a receipt once @all', async ({ page, context, trouble }) => {
    await expect.poll(() => hasWorker(page)).toBe(true)
    const other = await context.newPage()
    const otherTrouble = watchForTrouble(other)
    await other.goto('/receipts')
    otherTrouble.expectOffline(true)
    await goOffline(page, trouble)
    await upload(page, await receiptPhoto('Pastelaria'))
    await fill(page, { vendor: 'Pastelaria', amount: '12.50' })
    await review(page).getByRole('button', { name: 'Save Receipt' }).click()
    await expect(waitingRows(other)).toContainText(['On this device'])
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
    'a full phone says so, and the photo can be saved to files @all',
    async ({ page, traveller, expectAccessible }) => {
      await fillPhone(page)
      await upload(page, await receiptPhoto('Pastelaria'))
      const dialog = page.getByRole('dialog', { name: 'This photo could not be stored' })
      await expect(dialog).toContainText('There is no room left on this phone')
      await expectAccessible()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Save to my files' }).click(),
      ])
      expect(download.suggestedFilename()).toBe('Pastelaria.jpg')
      await dialog.getByRole('button', { name: 'Continue without saving' }).click()
      await fill(page, { vendor: 'Pastelaria', amount: '12.50' })
      await review(page).getByRole('button', { name: 'Save Receipt' }).click()
      await traveller.seeToast('Receipt saved')
    },
  )
})

/** As a browser does when it is online again. */
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

/** The mean difference between the stored picture and the photo, from 0 to 255 per channel. */
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
