import type { Page } from '@playwright/test'
import { expect, story } from '#e2e/story.ts'

story.beforeEach(async ({ traveller }) => traveller.signUpVerified())

story.phone(
  'a sheet closes by dragging, asks if something was typed, and stays still with reduced motion @all',
  async ({ page, traveller }) => {
    await traveller.goHome()
    const sheet = page.getByRole('dialog', { name: 'Create New Trip' })
    const question = page.getByRole('dialog', { name: /discard/i })
    await traveller.createButton().click()
    await dragDown(page, 'Create New Trip', 40)
    await expect(sheet).toBeVisible()
    await expect(sheet).toHaveCSS('translate', 'none')
    await dragDown(page, 'Create New Trip', 400)
    await expect(sheet).toBeHidden()

    await traveller.createButton().click()
    await sheet.getByLabel('Trip Name').fill('Oslo')
    await dragDown(page, 'Create New Trip', 400)
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(sheet.getByLabel('Trip Name')).toHaveValue('Oslo')
    await expect(sheet).toHaveCSS('translate', 'none')

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await dragDown(page, 'Create New Trip', 400)
    await expect(question).toBeHidden()
    await expect(sheet).toHaveCSS('translate', 'none')
    const longest = await page.evaluate(() => {
      const all = [...document.querySelectorAll('*')].map((one) => getComputedStyle(one))
      const times = all.flatMap((style) => [style.animationDuration, style.transitionDuration])
      return Math.max(...times.join(', ').split(', ').map(Number.parseFloat))
    })
    expect(longest).toBeLessThan(0.001)
  },
)

story.phone(
  'a photo opens from its row with a transition, and without one with reduced motion @all',
  async ({ page, traveller }) => {
    await traveller.hasTrattoria()
    await page.addInitScript(countTransitions)
    for (const [reducedMotion, count] of [
      ['no-preference', 2],
      ['reduce', 0],
    ] as const) {
      await page.emulateMedia({ reducedMotion })
      await page.goto('/receipts')
      await page.getByRole('button', { name: 'View photo of Trattoria' }).click()
      const viewer = page.getByRole('dialog', { name: 'Trattoria' })
      await expect(viewer.getByRole('img')).toBeVisible()
      await viewer.getByRole('button', { name: 'Close' }).click()
      await expect(viewer).toBeHidden()
      const counted = () => (window as unknown as { transitions: number }).transitions
      expect(await page.evaluate(counted), reducedMotion).toBe(count)
    }
  },
)

/** Runs in the page: counts view transitions. */
function countTransitions() {
  const counter = Object.assign(window, { transitions: 0 })
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (change) => {
    counter.transitions += 1
    return start(change)
  }
}

/** Drags it by its title, slowly enough not to be a flick. */
async function dragDown(page: Page, title: string, distance: number) {
  const heading = page.getByRole('heading', { name: title })
  // Waits until the sheet has slid in.
  await heading.hover()
  const box = await heading.boundingBox()
  if (!box) throw new Error(`There is no ${title}`)
  const [x, y] = [box.x + 40, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + distance, { steps: 20 })
  // Held still, so that only the distance decides.
  await page.mouse.move(x, y + distance)
  await page.mouse.up()
}
