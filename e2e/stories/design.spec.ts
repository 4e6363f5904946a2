import { expect, story } from '#e2e/story.ts'

story.desktop('the design page is not part of the product', { tag: '@all' }, async ({ page }) => {
  expect((await page.request.get('/dev/design')).status()).toBe(404)
})
