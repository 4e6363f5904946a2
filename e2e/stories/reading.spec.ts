import type { Locator, Page } from '@playwright/test'
import { boxOf, untilAnimationsEnd } from '#e2e/device.ts'
import { receiptPhoto } from '#e2e/images.ts'
import { reading as known } from '#e2e/reading.ts'
import { expect, story } from '#e2e/story.ts'
import { readingTime, review, upload } from '#e2e/waiting-receipts.ts'

story.use({ reader: 'local' })
story.beforeEach(async ({ traveller }) => traveller.signUpVerified())

story.phone(
  'a photographed receipt is reviewed, corrected and saved',
  async ({ page, traveller, expectAccessible }) => {
    await traveller.hasTrip('London', 'GBP')
    await page.goto('/receipts')
    await traveller.chooseToAdd('Take Photo')
    await expect(page.getByText('Position receipt in portrait orientation')).toBeVisible()
    await page.getByRole('button', { name: 'Capture Receipt' }).click()

    const form = review(page)
    await form.getByRole('button', { name: 'Retake' }).click()
    await page.getByRole('button', { name: 'Capture Receipt' }).click()
    // Read by the server's own reader.
    const vendor = form.getByLabel('Vendor')
    await expect(vendor).toHaveValue('THE COPPER KETTLE', readingTime)
    await expect(form.getByLabel('Amount')).toHaveValue('19.20')
    await expect(form.getByLabel('Currency')).toHaveValue('GBP')
    await expect(form.getByLabel('Date')).toHaveValue('Mar 12, 2026')
    await expectAccessible()
    await form.getByLabel('Amount').focus()
    await expect(form.locator('[data-evidence]:visible')).toBeVisible()
    const { height } = await boxOf(form.getByRole('button', { name: 'View photo' }))
    expect(height, 'a third of the screen').toBeGreaterThan(844 / 3)
    await vendor.fill('The Copper Kettle')
    await form.getByRole('button', { name: 'Next photo' }).click()
    await traveller.seeToast('Receipt saved')
    await expect(form).toBeHidden()
    await expect(page.getByRole('button', { name: 'Capture Receipt' })).toBeEnabled()
    await page.getByRole('button', { name: 'Close' }).click()

    await expect(traveller.receiptRows()).toContainText('The Copper Kettle')
    await page.getByRole('button', { name: 'View photo of The Copper Kettle' }).click()
    const viewer = page.getByRole('dialog', { name: 'The Copper Kettle' })
    const picture = viewer.getByRole('img')
    await expect(picture).toBeVisible()
    await expect
      .poll(() => picture.evaluate(shapeOf), 'the shape of the photo that the camera took')
      .toBeCloseTo(3 / 4, 1)
    await viewer.getByRole('button', { name: 'Zoom in' }).click()
    await expect(viewer.getByText('125%')).toBeVisible()
    await page.keyboard.press('0')
    await expect(viewer.getByText('100%')).toBeVisible()
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('+')
    await expect(viewer.getByText('300%')).toBeVisible()
    await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
  },
)

story.both(
  'the photo moves to the focused field, readable on phone and desktop @all',
  async ({ page, traveller }) => {
    await answerReadings(page, () => reading)
    await traveller.hasTrip('Lisbon')
    await page.goto('/receipts')
    await upload(page, await receiptPhoto('Pastelaria'))
    await expect(review(page).getByLabel('Vendor')).toHaveValue('PASTELARIA')
    const photo = review(page).getByRole('button', { name: 'View photo' })
    const mark = review(page).locator('[data-evidence]')
    for (const field of ['Vendor', 'Amount', 'Date']) {
      await review(page)
        .getByLabel(new RegExp(`^${field}`))
        .focus()
      await expect.poll(() => isInside(mark, photo)).toBe(true)
      // Wait until the photo has moved there.
      await expect.poll(async () => (await mark.boundingBox())?.height).toBeGreaterThan(20)
    }
    await photo.click()
    const viewer = page.getByRole('dialog', { name: 'PASTELARIA' })
    await expect(viewer.getByRole('img')).toBeVisible()
    // It opens at the same place, zoomed in.
    await expect(viewer.getByRole('button', { name: /^Reset zoom/ })).not.toHaveText('100%')
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(review(page).getByLabel('Vendor')).toHaveValue('PASTELARIA')
  },
)

story.both(
  'the form does not shift when the reading arrives, and Save says what it waits for @all',
  async ({ page, traveller, expectAccessible }) => {
    const mayAnswer = Promise.withResolvers<void>()
    await answerReadings(page, () => mayAnswer.promise.then(() => reading))
    await traveller.hasTrip('Lisbon')
    await page.goto('/receipts')
    await upload(page, await receiptPhoto('Pastelaria'))
    await expect(review(page)).toContainText('Processing receipt with AI...')
    const save = review(page).getByRole('button', { name: 'Save Receipt' })
    await expect(save).toHaveAccessibleDescription(/Save when it is read, or fill in the fields/)
    await expectAccessible()
    await save.click({ force: true })
    await traveller.seeToast('Save when it is read, or fill in the fields.')
    await expect(review(page).getByLabel('Vendor')).toHaveAttribute('aria-invalid', 'false')

    const fields = [/^Vendor/, /^Amount/, /^Date/, /^Category/].map((label) =>
      review(page).getByLabel(label),
    )
    await untilAnimationsEnd(page)
    const before = await Promise.all(fields.map(topOf))
    mayAnswer.resolve()
    // The date is long before the trip.
    await expect(review(page)).toContainText('Please check: date')
    expect(await Promise.all(fields.map(topOf))).toEqual(before)
    await save.click()
    await traveller.seeToast('Receipt saved')
  },
)

story.phone(
  'the focused field stays in place when a warning appears above it @all',
  async ({ page, traveller }) => {
    const mayAnswer = Promise.withResolvers<void>()
    const doubtful = { ...reading, confidence: { ...reading.confidence, vendor: 0.3 } }
    await answerReadings(page, () => mayAnswer.promise.then(() => doubtful))
    await traveller.hasTrip('Lisbon')
    await page.goto('/receipts')
    await upload(page, await receiptPhoto('Pastelaria'))
    await expect(review(page)).toContainText('Processing receipt with AI...')
    const date = review(page).getByLabel(/^Date/)
    await date.focus()
    await untilAnimationsEnd(page)
    const before = await topOf(date)
    mayAnswer.resolve()
    await expect(review(page)).toContainText('this was hard to read')
    await expect.poll(() => topOf(date)).toBe(before)
  },
)

story.phone(
  'the form does not shift when the reading fails, and a second try succeeds @all',
  async ({ page, traveller, trouble }) => {
    let isReadable = false
    const message = 'Many receipts are being read right now. Please try again shortly.'
    trouble.expect('/api/receipts/process', 503)
    await page.route('**/api/receipts/process', (route) =>
      route.fulfill(
        isReadable ? { json: reading } : { status: 503, json: { message, code: 'UNAVAILABLE' } },
      ),
    )
    await traveller.hasTrip('Lisbon')
    await page.goto('/receipts')
    await upload(page, await receiptPhoto('Pastelaria'))
    const field = review(page).getByLabel('Vendor')
    await expect(review(page)).toContainText(message)
    await untilAnimationsEnd(page)
    const before = await topOf(field)
    isReadable = true
    await review(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(field).toHaveValue('PASTELARIA')
    expect(await topOf(field)).toBe(before)
  },
)

const reading = {
  ...known,
  date: '2026-03-12',
  evidence: {
    vendor: { x: 400, y: 120, width: 200, height: 24 },
    date: { x: 150, y: 300, width: 240, height: 24 },
    amount: { x: 760, y: 1100, width: 90, height: 24 },
  },
  image: { width: 1000, height: 1333 },
}

/** Replaces the reader, which would take both cores. */
async function answerReadings(page: Page, answer: () => object | Promise<object>) {
  await page.route('**/api/receipts/process', async (route) =>
    route.fulfill({ json: await answer() }),
  )
}

async function topOf(element: Locator) {
  return Math.round((await boxOf(element)).y)
}

async function isInside(element: Locator, frame: Locator) {
  const [inner, outer] = await Promise.all([boxOf(element), boxOf(frame)])
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

function shapeOf(image: HTMLImageElement) {
  return image.naturalWidth / image.naturalHeight
}
