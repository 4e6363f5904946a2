import type { Page } from '@playwright/test'
import { findFonts, launchWithFonts } from '#e2e/only-font.ts'
import { findShifts, watchShifts } from '#e2e/screens/shifts.ts'
import { expect, story } from '#e2e/story.ts'

const fonts = [
  { name: 'Roboto', files: ['Roboto-Regular.ttf', 'Roboto-Bold.ttf'] },
  { name: 'Noto Sans', files: ['NotoSans-Regular.ttf', 'NotoSans-Bold.ttf'] },
  { name: 'DejaVu Sans', files: ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'] },
]

const onDevice = story.phone.extend<{ files: string[] }>({
  files: [[], { option: true }],
  page: async ({ files, baseURL, extraHTTPHeaders, viewport, isMobile, hasTouch }, use) => {
    const paths = await findFonts(files)
    const isMissing = `${files.join(' and ')} are not installed`
    if (!paths && process.env.CI) throw new Error(isMissing)
    onDevice.skip(!paths, isMissing)
    const { browser, close } = await launchWithFonts(paths ?? [])
    const phone = { viewport, isMobile, hasTouch }
    await use(
      await browser.newPage({ baseURL, extraHTTPHeaders, serviceWorkers: 'block', ...phone }),
    )
    await close()
  },
})

for (const { name, files } of fonts) {
  onDevice.describe(`on a device with only ${name}`, () => {
    onDevice.use({ files })

    onDevice(
      'the landing page and the welcome screen do not shift when Inter loads late, and show it the next time @all',
      async ({ page, traveller }) => {
        await page.addInitScript(watchShifts)
        for (const signUp of [undefined, traveller.signUpVerified]) {
          await signUp?.()
          const releaseInter = await holdInter(page)
          await page.goto('/', { waitUntil: 'commit' })
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          expect(await shownFonts(page)).toEqual([name])
          await releaseInter()
          expect(await findShifts(page, {})).toEqual([])
          await expect(async () => {
            await page.reload()
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            expect(await shownFonts(page)).toEqual(['Inter'])
          }).toPass()
          expect(await findShifts(page, {})).toEqual([])
        }
      },
    )
  })
}

/** On a slow network the page shows before its font has loaded. */
async function holdInter(page: Page) {
  const arrival = Promise.withResolvers<void>()
  const files = /inter-latin.*\.woff2/
  await page.route(files, async (route) => {
    await arrival.promise
    await route.continue()
  })
  return async () => {
    const loaded = page.waitForResponse(files)
    arrival.resolve()
    await (await loaded).finished()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.unroute(files)
  }
}

/** The fonts in which the heading is rendered. */
async function shownFonts(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  })
  const { fonts: shown } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return shown.map(({ familyName }) => familyName)
}
