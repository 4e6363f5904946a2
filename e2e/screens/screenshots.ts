// `npm run screenshots`: every screen in every state, in four sizes, light and dark, on one page.
// --only home,review   these groups, or screens whose names start like this
// --size phone,desk    these sizes
// --theme dark         this theme
// --whole              the full page, not only the viewport
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { browserOptions } from '#e2e/browser-options.ts'
import recordFakeCamera from '#e2e/fake-camera.ts'
import { allScreens } from './all.ts'
import { createOpener } from './open-screen.ts'
import type { Screen } from './screen.ts'
import { type Column, viewOf } from './screenshots-page.ts'
import { type Size, sizes } from './sizes.ts'
import { type Screens, startScreens } from './start-screens.ts'

// Not in the test results, which every run empties.
const folder = join(import.meta.dirname, '../../.cache/screens')
const { values: asked } = parseArgs({
  options: {
    only: { type: 'string' },
    size: { type: 'string' },
    theme: { type: 'string' },
    whole: { type: 'boolean', default: false },
  },
})
const isAsked = (list: string | undefined, name: string) => !list || list.split(',').includes(name)

const chosen = allScreens.filter(
  ({ name, group }) =>
    isAsked(asked.only, group) || asked.only?.split(',').some((start) => name.startsWith(start)),
)
const columns: Column[] = (['light', 'dark'] as const)
  .filter((theme) => isAsked(asked.theme, theme))
  .flatMap((theme) => (Object.keys(sizes) as Size[]).map((size) => ({ size, theme })))
  .filter(({ size }) => isAsked(asked.size, size))
if (chosen.length === 0 || columns.length === 0) throw new Error('There is no such screen.')

await rm(folder, { recursive: true, force: true })
const screens = await startScreens()
await recordFakeCamera()
const browser = await chromium.launch(browserOptions)
const failures: string[] = []
try {
  const waiting = [...columns]
  // Two at a time, for machines with two cores.
  await Promise.all([1, 2].map(() => takeColumns(browser, screens, waiting)))
  await writeFile(join(folder, 'index.html'), viewOf(chosen, columns))
} finally {
  await browser.close()
  await screens.stop()
}
console.info(`${chosen.length} screens: ${join(folder, 'index.html')}`)
for (const failure of failures) console.error(failure)
process.exitCode = failures.length > 0 ? 1 : 0

async function takeColumns(from: Browser, people: Screens, waiting: Column[]) {
  for (let column = waiting.shift(); column; column = waiting.shift()) {
    await takeColumn(from, people, column)
  }
}

async function takeColumn(from: Browser, people: Screens, { size, theme }: Column) {
  const into = join(folder, `${size}-${theme}`)
  await mkdir(into, { recursive: true })
  const options = { ...sizes[size], colorScheme: theme, timezoneId: 'Europe/Berlin' }
  const opener = createOpener(from, people, options)
  for (const screen of chosen) await take(screen)
  await opener.close()

  async function take(screen: Screen) {
    try {
      const { page, close } = await opener.open(screen)
      const picture = await page.screenshot({ animations: 'disabled', fullPage: asked.whole })
      await sharp(picture)
        .webp({ quality: 80 })
        .toFile(join(into, `${screen.name}.webp`))
      await close()
    } catch (error) {
      failures.push(`${size}, ${theme}: ${String(error)}`)
    }
  }
}
