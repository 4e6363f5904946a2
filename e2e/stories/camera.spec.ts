import { expect, story } from '#e2e/story.ts'

story.beforeEach(async ({ page, traveller }) => {
  await traveller.signUpVerified()
  await traveller.hasTrip('London', 'GBP')
  await page.addInitScript(() => {
    const asked: unknown[] = []
    Object.assign(window, { asked })
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = (wanted) => {
      const video = wanted?.video as { facingMode?: { ideal: string } } | undefined
      asked.push(video?.facingMode?.ideal)
      return open(wanted)
    }
  })
  await page.goto('/receipts')
})

story(
  'the camera starts behind a skeleton, with the rear one, and flips on narrow screens',
  async ({ page, traveller }) => {
    const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked)
    await traveller.chooseToAdd('Take Photo')
    await expect(page.getByRole('status', { name: 'Starting the camera' })).toBeVisible()
    await expect(page.getByRole('status', { name: 'Starting the camera' })).toBeHidden()
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

story(
  'a photo that cannot be made is told, and the camera goes on',
  async ({ page, traveller }) => {
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (answer) => void setTimeout(() => answer(null), 300)
    })
    await traveller.chooseToAdd('Take Photo')
    await page.getByRole('button', { name: 'Capture Receipt' }).click()
    await expect(page.getByText('Processing your receipt...')).toBeVisible()
    await traveller.seeToast('Camera Error', 'Failed to capture image. Please try again.')
    await expect(page.getByRole('button', { name: 'Capture Receipt' })).toBeEnabled()
  },
)

story('Retry after a refused camera reloads the page', async ({ page, traveller }) => {
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
  })
  await traveller.chooseToAdd('Take Photo')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Retry' }).click()
  await reloaded
  await expect(page.getByRole('heading', { level: 1, name: 'Receipts' })).toBeVisible()
})
