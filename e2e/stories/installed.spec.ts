import sharp from 'sharp'
import { untilHistorySettles } from '#e2e/device.ts'
import { receiptPhoto } from '#e2e/images.ts'
import { expect, story } from '#e2e/story.ts'

type Picture = { src: string; sizes: string; type: string; form_factor?: string }

story.desktop('the manifest has what a phone needs to install the app @all', async ({ page }) => {
  await page.goto('/login')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' })
  expect(manifest.share_target).toMatchObject({ action: '/share', method: 'POST' })
  expect(
    manifest.shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url]),
  ).toEqual([
    ['Take Photo', '/receipts?add=camera'],
    ['Upload Image', '/receipts?add=upload'],
    ['Import Document', '/receipts?add=import'],
  ])

  const pictures: Picture[] = [...manifest.icons, ...manifest.screenshots]
  for (const { src, sizes, type } of pictures.filter((picture) => picture.sizes !== 'any')) {
    const picture = await (await page.request.get(src)).body()
    const { width, height, format } = await sharp(picture).metadata()
    expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type])
    expect(picture.length, src).toBeLessThan(120_000)
  }
  const forms = manifest.screenshots.map((picture: Picture) => picture.form_factor)
  expect(forms).toEqual(['narrow', 'wide'])
})

story.phone(
  'the installed app’s shortcuts open the camera, the image upload and the document import, once @all',
  async ({ page, traveller, expectAccessible }) => {
    await traveller.signUpVerified()
    await traveller.hasTrip('Berlin')
    await page.goto('/receipts?add=camera')
    await expect(page.getByRole('dialog', { name: 'Take Photo' })).toBeVisible()
    await expect(page).toHaveURL('/receipts')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Add receipt' })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await untilHistorySettles(page)

    for (const [path, add, title, choose] of [
      ['/receipts', 'upload', 'Upload Image', 'Choose images'],
      ['/', 'upload', 'Upload Image', 'Choose images'],
      ['/receipts', 'import', 'Import Document', 'Choose documents'],
    ] as const) {
      await page.goto(`${path}?add=${add}`)
      const prompt = page.getByRole('dialog', { name: title })
      await expect(prompt).toContainText(add === 'import' ? 'up to 25 MB and 30 pages each' : title)
      await expect(page).toHaveURL(path)
      await expectAccessible()
      const chosen = page.waitForEvent('filechooser')
      await prompt.getByRole('button', { name: choose }).click()
      await (await chosen).setFiles(await receiptPhoto('Cafe'))
      const review = page.getByRole('dialog', { name: 'Review Receipt' })
      await review.getByRole('button', { name: 'Close' }).click()
      await expect(review).toBeHidden()
      await untilHistorySettles(page)
    }
  },
)
