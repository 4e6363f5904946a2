import type { Page } from '@playwright/test'
import { asianReceipts, photographAsian } from '@quittance/test-support/receipts/asian-photos'
import sharp from 'sharp'
import { goOffline, goOnline, hasWorker, readStore, untilHistorySettles } from '#e2e/device.ts'
import { receiptPhoto } from '#e2e/images.ts'
import { createKeptPhone } from '#e2e/kept-phone.ts'
import {
  cachedChunks,
  enableReader,
  readerCard,
  untilReaderReady,
  watchRequests,
} from '#e2e/phone-reader.ts'
import { expect, story } from '#e2e/story.ts'
import { createTraveller } from '#e2e/traveller.ts'
import { watchForTrouble } from '#e2e/trouble.ts'
import {
  hashOf,
  readingTime,
  receiptsOf,
  review,
  upload,
  waitingRows,
} from '#e2e/waiting-receipts.ts'

// The server has no reader in these stories: every reading is the phone's.
story.use({ serviceWorkers: 'allow' })

const pieces = '**/assets/reader/*.bin'

story.phone(
  'a receipt is read and reviewed in airplane mode, and saved when online @all',
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
    await enableReader(page)
    await page.goto('/receipts')
    await expect.poll(() => hasWorker(page)).toBe(true)
    // Without its trip on the device, the app cannot open offline.
    await expect.poll(() => readStore(page, 'answers')).toContain('Lisbon')
    expect(before.seen).toEqual([])

    await phone.kill()
    page = await phone.start({ offline: true })
    const after = watchForTrouble(page)
    after.expectOffline(true)
    await page.goto('/receipts')
    const photo = await receiptPhoto('Pastelaria')
    await upload(page, photo)
    await expectRead(page)
    // The phone knows the trip, and the receipt's date is far outside it.
    await expect(review(page)).toContainText('Please check: date')
    await review(page).getByLabel('Amount').focus()
    await expect(review(page).locator('[data-evidence]:visible')).toBeVisible()
    await review(page).getByRole('button', { name: 'Save Receipt' }).click()
    await expect(waitingRows(page)).toContainText(['On this phone'])

    const calls = watchRequests(page, '/api/receipts')
    await goOnline(page, after)
    await expect(waitingRows(page)).toHaveCount(0)
    expect(await receiptsOf(page, tripId)).toMatchObject([
      { vendor: 'PASTELARIA', amount: '12.50', currency: 'EUR', photoHash: hashOf(photo) },
    ])
    // The list shows the server's receipt first; the device's copy is removed a moment later.
    await expect.poll(() => readStore(page, 'photos')).toBe('[]')
    expect(calls).not.toContain('/api/receipts/process')
    expect(after.seen).toEqual([])
    await phone.remove()
  },
)

story.phone(
  'an interrupted download resumes, and requests no chunk twice @all',
  async ({ page, traveller, trouble, expectAccessible }) => {
    await traveller.signUpVerified()
    await page.goto('/settings')
    await expect.poll(() => hasWorker(page)).toBe(true)
    const asked = watchRequests(page, '/assets/reader/')
    const passed: string[] = []
    await page.route(pieces, async (route) => {
      if (passed.length === 14) return route.abort('connectionreset')
      passed.push(new URL(route.request().url()).pathname)
      return route.continue()
    })
    trouble.expect(/\/assets\/reader\//, 0)
    const card = readerCard(page)
    await card.getByRole('button', { name: 'Download, 9 MB' }).click()
    await expect(card).toContainText('Download interrupted')
    await expect(card).toContainText('6 of 10 MB')
    await expectAccessible()
    await page.unroute(pieces)

    await page.reload()
    await expect(card).toContainText('6 of 10 MB')
    const here = new Set(await cachedChunks(page))
    for (const piece of passed) expect([...here]).toContain(piece)
    asked.splice(0)
    await card.getByRole('button', { name: 'Continue' }).click()
    await untilReaderReady(page)
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((address) => here.has(address))).toEqual([])
    await expectAccessible()
  },
)

story.describe('with the reader on', () => {
  let tripId: number
  story.beforeEach(async ({ page, traveller }) => {
    story.slow()
    await traveller.signUpVerified()
    tripId = await traveller.hasTrip('Lisbon')
    await enableReader(page)
    await expect.poll(() => hasWorker(page)).toBe(true)
  })

  story.phone(
    'the phone reads when the server is busy; with "Always on this phone" the server is not called @all',
    async ({ page, traveller, trouble }) => {
      await page.goto('/receipts')
      trouble.expect('/api/receipts/process', 503)
      await page.route('**/api/receipts/process', (route) =>
        route.fulfill({ status: 503, json: { message: 'Busy', code: 'UNAVAILABLE' } }),
      )
      await upload(page, await receiptPhoto('Pastelaria'))
      await expectRead(page)
      await review(page).getByRole('button', { name: 'Save Receipt' }).click()
      await traveller.seeToast('Receipt saved')
      await page.unroute('**/api/receipts/process')

      await untilHistorySettles(page)
      await page.goto('/settings')
      const always = readerCard(page).getByRole('switch', { name: 'Always on this phone' })
      await always.click()
      await expect(always).toBeChecked()
      await expect(readerCard(page)).toContainText('Every photo is read here.')
      await page.goto('/receipts')
      const calls = watchRequests(page, '/api/receipts')
      await upload(page, await receiptPhoto('Taverna', '31.00'))
      await expectRead(page, { vendor: 'TAVERNA', amount: '31.00' })
      await review(page).getByRole('button', { name: 'Save Receipt' }).click()
      await expect(traveller.receiptRows()).toContainText(['TAVERNA', 'PASTELARIA'])
      expect(calls).toContain('/api/receipts')
      expect(calls).not.toContain('/api/receipts/process')
      expect(await receiptsOf(page, tripId)).toHaveLength(2)
    },
  )

  story.phone(
    'the review offers the download for Japanese, and then reads the photo again @all',
    async ({ page, traveller, expectAccessible }) => {
      await page.goto('/settings')
      await readerCard(page).getByRole('switch', { name: 'Always on this phone' }).click()
      await expect(readerCard(page)).toContainText('Every photo is read here.')
      await page.goto('/receipts')
      // After one reading in time, a busy machine is not taken for a weak phone.
      await upload(page, await receiptPhoto('Pastelaria'))
      await expectRead(page)
      await review(page).getByRole('button', { name: 'Save Receipt' }).click()
      await expect(traveller.receiptRows()).toHaveCount(1)
      const [receipt] = asianReceipts(1)
      const buffer = await photographAsian(receipt!, 0)
      await upload(page, { name: 'japan.jpg', mimeType: 'image/jpeg', buffer })
      await expect(review(page)).toContainText('Japanese and Chinese need 4 MB more', readingTime)
      await expectAccessible()
      await review(page).getByRole('button', { name: 'Load' }).click()
      const amount = review(page).getByLabel('Amount')
      const { amount: printed } = receipt!.truth
      await expect
        .poll(async () => Number(await amount.inputValue()), readingTime)
        .toBe(Number(printed))
      await expect(review(page).getByLabel('Currency')).toHaveValue('JPY')
      await expect(review(page)).not.toContainText('Japanese and Chinese')
    },
  )

  story.phone('a photo of 48 megapixels is read @all', async ({ page, trouble }) => {
    await page.goto('/receipts')
    await goOffline(page, trouble)
    await upload(page, await largePhoto())
    await expectRead(page)
    await review(page).getByLabel('Amount').focus()
    await expect(review(page).locator('[data-evidence]:visible')).toBeVisible()
  })

  story.phone(
    'a phone that kills every worker is reported as too weak, keeps the photo, and can try again @all',
    async ({ page, trouble, traveller, expectAccessible }) => {
      await endWorkers(page)
      await page.goto('/receipts')
      await goOffline(page, trouble)
      await upload(page, await receiptPhoto('Pastelaria'))
      await traveller.seeToast('Our server reads your receipts again')
      await expect.poll(() => readStore(page, 'entries')).toContain('checking')
      await page.goto('/settings')
      const card = readerCard(page)
      await expect(card).toContainText('This device has too little memory')
      await expectAccessible()
      await card.getByRole('button', { name: 'Try Again' }).click()
      await untilReaderReady(page)
      await page.goto('/receipts')
      await page.getByRole('button', { name: '1 to check' }).click()
      await page.getByRole('button', { name: 'Check receipt 1 of 1' }).click()
      await expectRead(page)
    },
  )
})

story.describe('with payments', () => {
  story.use({ payments: 'stand-in' })

  story.phone('a payment works with the reader on @all', async ({ page, traveller }) => {
    await traveller.signUpVerified()
    await traveller.hasTrip('Vienna')
    await enableReader(page)
    await expect.poll(() => hasWorker(page)).toBe(true)
    await page.goto('/subscribe/pro')
    await expect(page.getByRole('button', { name: 'Subscribe Now' })).toBeEnabled()
    await traveller.payByCard()
    await expect(page.getByRole('heading', { name: 'Payment Confirmed!' })).toBeVisible()
  })
})

story.desktop(
  'visitors and users without the reader download none of it; a page cannot run WebAssembly @all',
  async ({ page, context, traveller }) => {
    const asked = watchRequests(page, '/assets/reader/')
    for (const path of ['/', '/login']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
    }
    await traveller.signUpVerified()
    await traveller.hasTrip('Lisbon')
    for (const path of ['/', '/receipts', '/settings']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
    }
    await expect.poll(() => hasWorker(page)).toBe(true)
    expect(asked).toEqual([])
    // By the page itself; the worker may have cached it.
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    expect(loaded.filter((name) => /phone-reader|pool/.test(name))).toEqual([])
    expect((await cacheNames(page)).filter((name) => name.startsWith('reader-'))).toEqual([])

    // In another page, because the browser also logs the refusal in its console.
    const other = await context.newPage()
    await other.goto('/receipts')
    const refusal = await other.evaluate(() =>
      WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
        () => 'compiled',
        (error: Error) => error.message,
      ),
    )
    expect(refusal).toContain('Content Security Policy')
  },
)

async function expectRead(page: Page, { vendor = 'PASTELARIA', amount = '12.50' } = {}) {
  await expect(review(page).getByLabel('Vendor')).toHaveValue(vendor, readingTime)
  await expect(review(page).getByLabel('Amount')).toHaveValue(amount)
  await expect(review(page).getByLabel('Currency')).toHaveValue('EUR')
  await expect(review(page).getByLabel('Date')).toHaveValue('Mar 12, 2026')
}

/** From the next page load on, kills the first two workers that get a photo, without an event, as a phone does. */
async function endWorkers(page: Page) {
  await page.addInitScript(() => {
    const ended = () => Number(sessionStorage.getItem('ended'))
    window.Worker = class extends Worker {
      override postMessage(message: object) {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
        super.postMessage(message)
        if (!('photo' in message) || ended() === 2) return
        sessionStorage.setItem('ended', String(ended() + 1))
        this.terminate()
      }
    }
  })
}

/** A 48-megapixel photo of a receipt on a table. */
async function largePhoto() {
  const { name, mimeType, buffer } = await receiptPhoto('Pastelaria')
  const paper = await sharp(buffer).resize({ width: 3600 }).toBuffer()
  const table = sharp({ create: { width: 6000, height: 8000, channels: 3, background: '#5b5147' } })
  const photo = await table
    .composite([{ input: paper }])
    .jpeg({ quality: 85 })
    .toBuffer()
  expect(photo.length).toBeLessThan(10_000_000)
  return { name, mimeType, buffer: photo }
}

function cacheNames(page: Page) {
  return page.evaluate(() => caches.keys())
}
