import { goBackFromDialog } from '#e2e/device.ts'
import { reading } from '#e2e/reading.ts'
import { expect, story } from '#e2e/story.ts'
import { fill, review, waitingRows } from '#e2e/waiting-receipts.ts'

/** What a story stores in the page, to delay and inspect it. */
type Held = {
  asked: string[]
  letCameraStart: () => void
  failPhoto: () => void
  taps: number
  tracks: MediaStreamTrack[]
}

story.beforeEach(async ({ page, traveller }) => {
  await traveller.signUpVerified()
  await traveller.hasTrip('London', 'GBP')
  await page.goto('/receipts')
})

story.phone(
  'the rear camera starts behind a skeleton, and can be flipped on narrow screens @all',
  async ({ page, traveller }) => {
    await page.evaluate(() => {
      const asked: unknown[] = []
      const mayStart = new Promise((letCameraStart) => {
        Object.assign(window, { asked, letCameraStart })
      })
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        const video = wanted?.video as { facingMode?: { ideal: string } } | undefined
        asked.push(video?.facingMode?.ideal)
        await mayStart
        return open(wanted)
      }
    })
    const asked = () => page.evaluate(() => (window as unknown as Held).asked)
    await traveller.chooseToAdd('Take Photo')
    const skeleton = page.getByRole('status', { name: 'Starting the camera' })
    await expect(skeleton).toBeVisible()
    await page.evaluate(() => (window as unknown as Held).letCameraStart())
    await expect(skeleton).toBeHidden()
    expect(await asked()).toEqual(['environment'])

    const flip = page.getByRole('button', { name: 'Flip camera' })
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(flip).toBeHidden()
    await page.setViewportSize({ width: 767, height: 900 })
    await flip.click()
    await expect.poll(asked).toEqual(['environment', 'user'])
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('Position receipt in portrait orientation')).toBeHidden()
  },
)

story.phone(
  'a failed capture shows an error, and the camera stays open @all',
  async ({ page, traveller }) => {
    await page.evaluate(() => {
      const mayFail = new Promise((failPhoto) => {
        Object.assign(window, { failPhoto })
      })
      HTMLCanvasElement.prototype.toBlob = (answer) => void mayFail.then(() => answer(null))
    })
    await traveller.chooseToAdd('Take Photo')
    await page.getByRole('button', { name: 'Capture Receipt' }).click()
    await expect(page.getByText('Processing your receipt...')).toBeVisible()
    await page.evaluate(() => (window as unknown as Held).failPhoto())
    await traveller.seeToast('Camera Error', 'Failed to capture image. Please try again.')
    await expect(page.getByRole('button', { name: 'Capture Receipt' })).toBeEnabled()
  },
)

story.phone(
  'Truth 23: after Capture the review opens; Several keeps the camera open, and is remembered',
  async ({ page, traveller, expectAccessible }) => {
    const mayAnswer = Promise.withResolvers<void>()
    await page.route('**/api/receipts/process', async (route) => {
      await mayAnswer.promise
      await route.continue()
    })
    const capture = page.getByRole('button', { name: 'Capture Receipt' })
    const modes = page.getByRole('group', { name: 'Photos to take' })
    await traveller.chooseToAdd('Take Photo')
    await expect(modes.getByRole('radio', { name: 'One' })).toBeChecked()
    await expectAccessible()
    await capture.click()
    await expect(review(page)).toContainText('Processing receipt with AI...')
    await review(page).getByRole('button', { name: 'Close' }).click()

    await traveller.chooseToAdd('Take Photo')
    await modes.getByText('Several').click()
    await capture.click()
    await expect(page.getByRole('button', { name: 'Check receipt 1 of 1' })).toBeVisible()
    await page.reload()
    await traveller.chooseToAdd('Take Photo')
    await expect(modes.getByRole('radio', { name: 'Several' })).toBeChecked()

    // Two photos are waiting: saving this one opens neither.
    await modes.getByText('One').click()
    await capture.click()
    await fill(page, { vendor: 'Tram 28', amount: '3' })
    await review(page).getByRole('button', { name: 'Save Receipt' }).click()
    await traveller.seeToast('Receipt saved')
    await expect(review(page)).toBeHidden()
    await expect(waitingRows(page)).toHaveCount(2)
    mayAnswer.resolve()
  },
)

story.phone(
  'four taps from Home to the saved receipt; the next photo and a retake use the same camera',
  async ({ page, traveller }) => {
    await page.route('**/api/receipts/process', (route) => route.fulfill({ json: reading }))
    await page.goto('/')
    await page.evaluate(() => {
      const held = Object.assign(window as unknown as Held, { taps: 0, tracks: [] })
      addEventListener('click', () => (held.taps += 1), { capture: true })
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        const stream = await open(wanted)
        held.tracks.push(...stream.getTracks())
        return stream
      }
    })
    const tracks = () =>
      page.evaluate(() => (window as unknown as Held).tracks.map(({ readyState }) => readyState))
    const camera = page.getByRole('dialog', { name: 'Take Photo' })
    const capture = page.getByRole('button', { name: 'Capture Receipt' })
    const vendor = review(page).getByLabel('Vendor')
    await traveller.chooseToAdd('Take Photo')
    await capture.click()
    await expect(vendor).toHaveValue('PASTELARIA')
    await expect(camera).toBeHidden()
    await review(page).getByRole('button', { name: 'Next photo' }).click()
    expect(await page.evaluate(() => (window as unknown as Held).taps)).toBe(4)
    await traveller.seeToast('Receipt saved')
    await expect(camera).toBeFocused()

    await capture.click()
    await review(page).getByRole('button', { name: 'Retake' }).click()
    await capture.click()
    await expect(camera).toBeHidden()
    await expect(vendor).toHaveValue('PASTELARIA')
    expect(await tracks()).toEqual(['live'])
    await goBackFromDialog(page)
    await expect(review(page)).toBeHidden()
    await expect(page.getByLabel('Camera view')).toBeHidden()
    await expect(page).toHaveURL('/')
    await expect.poll(tracks).toEqual(['ended'])
  },
)
