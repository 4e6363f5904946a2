import { type Browser, test as base, expect } from '@playwright/test'
import { allScreens } from '#e2e/screens/all.ts'
import { eyes } from '#e2e/screens/eyes.ts'
import { findLostTexts, findTextsNotGrown, rememberTexts } from '#e2e/screens/grown-text.ts'
import { checkOnDesktop, checkOnPhone, checkScreen } from '#e2e/screens/look.ts'
import { createOpener } from '#e2e/screens/open-screen.ts'
import { findMisplaced } from '#e2e/screens/placed.ts'
import type { Screen } from '#e2e/screens/screen.ts'
import { untilStill } from '#e2e/screens/see.ts'
import { findShifts, watchShifts } from '#e2e/screens/shifts.ts'
import { sizes } from '#e2e/screens/sizes.ts'
import { type Screens, startScreens } from '#e2e/screens/start-screens.ts'
import { findSmallTargets } from '#e2e/screens/targets.ts'

type Opener = ReturnType<typeof createOpener>

/** The screens that break first; SCREENS=all checks every screen, SCREENS=home-many,login only those. */
const isAll = process.env.SCREENS === 'all'
const chosen = process.env.SCREENS?.split(',') ?? [
  'home-many',
  'home-eight-currencies',
  'home-longest-names',
  'receipts-many',
  'receipts-eight-currencies',
  'receipts-longest-names',
  'camera-count',
  'review-read',
  'review-document',
  'edit-receipt-longest-names',
  'finalize-eight-currencies',
  'create-trip',
  'history-sixty',
  'trip-eight-currencies',
  'profile',
  'settings',
  'subscribe',
  'login',
  'help',
  'toast-error-over-a-form',
]

/** One of each of the main screens, for `npm test`. */
const main = [
  'home-longest-names',
  'receipts-longest-names',
  'review-read',
  'finalize-eight-currencies',
  'history-sixty',
]

const planted = `<!doctype html><meta name="viewport" content="width=device-width, minimum-scale=1">
<style>
  body { margin: 0; font: 1rem/1.25rem monospace }
  button { font: inherit }
  .apart { margin: 8rem 1rem }
  nav, .add { position: fixed; background: #fff }
  nav { left: 0; right: 0; bottom: 0; height: 4rem }
  .add { right: 0; top: 9rem; width: 4rem; height: 4rem }
  .cut { width: 10rem; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
  .on { position: absolute; top: 64rem; left: 1rem; margin: 0 }
  .sheet { width: 10rem; overflow: hidden }
  .sheet > div { overflow-x: auto; white-space: nowrap }
  .wide { width: 40rem; text-align: right }
  .two-lines { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; width: 6rem }
</style>
<section role="region" aria-label="Notifications">
  <ol style="position: fixed; inset: 0 0 auto; margin: 0"><li style="background: #fff; padding: 1rem">Saved</li></ol>
</section>
<h1>Trips</h1>
<p class="apart" style="text-align: right">12.50 EUR</p>
<button class="add">Add</button>
<p class="cut">A name that is much too long for its line</p>
<p class="on">Vendor</p><p class="on">Amount</p>
<p class="wide">As wide as a house</p>
<div class="sheet"><div tabindex="0">Category USD EUR GBP that one scrolls to</div></div>
<p class="two-lines">A name that may end in dots after two lines</p>
<p class="two-lines amount">1,204.50 EUR and 12,480.00 USD and 998.65 GBP</p>
<button style="width: 20px; height: 20px; padding: 0" aria-label="Edit"></button>
<label style="display: block; width: 200px; height: 20px; margin-bottom: 6rem">Copy <input type="checkbox" style="width: 20px; height: 60px; margin: 0"></label>
<p>Read the <a href="#">terms</a> first.</p>
<p style="font-size: 14px">In pixels</p>
<p id="lost">Goes away</p>
<p>Said twice</p><p id="once">Said twice</p>
<ul><li id="row" aria-setsize="2">A row that scrolls away</li></ul>
<ul><li id="only" aria-setsize="1">A row that goes away</li></ul>
<div style="height: 90vh"></div>
<p style="margin: 0">Last row</p>
<nav>Home</nav>`

const moving = `<!doctype html><meta name="viewport" content="width=device-width, minimum-scale=1">
<button onclick="this.nextElementSibling.style.height = '20rem'">Make room</button>
<div></div>
<p style="height: 15rem">Pushed down</p>
<main><p style="height: 10rem">A row</p></main>`

const story = base.extend<{ opener: Opener; desk: Opener }, { screens: Screens }>({
  screens: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from this pattern
    async ({}, use) => {
      const screens = await startScreens()
      await use(screens)
      await screens.stop()
    },
    // Starting a product with all its users is not part of a story's time.
    { scope: 'worker', timeout: 240_000 },
  ],
  opener: async ({ browser, screens }, use) => {
    const opener = createOpener(browser, screens, { ...sizes.phone, colorScheme: 'light' })
    await use(opener)
    await opener.close()
  },
  desk: async ({ browser, screens }, use) => {
    const opener = createOpener(browser, screens, { ...sizes.desk, colorScheme: 'light' })
    await use(opener)
    await opener.close()
  },
})

story('the checks find the planted faults, and nothing else @all', async ({ browser }) => {
  const page = await openPlanted(browser, planted)
  await page.evaluate(eyes)
  expect(await page.evaluate(findMisplaced)).toEqual({
    notice: ['the notice <li> "Saved" covers <h1> "Trips"'],
    covered: ['<button> "Add" covers "12.50 EUR"', '<nav> "Home" covers "Last row"'],
    'text on text': ['"Vendor" and "Amount" are printed on each other'],
    cut: [
      expect.stringMatching(/^the page scrolls sideways by \d+ px$/),
      '<p> "A name that is much too long for its line" is cut in its first line',
      '"As wide as a house" in <p> "As wide as a house" goes beyond the edge',
      'the amount <p> "1,204.50 EUR and 12,480.00 USD and 998.65 GBP" is cut',
    ],
  })
  expect(await page.evaluate(findSmallTargets, 44)).toEqual([
    '<button> "Edit" is 20 x 20 px to press',
    expect.stringMatching(/^<input> .* is \d+ x \d+ px to press$/),
  ])
  await page.evaluate(rememberTexts)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    for (const id of ['lost', 'once', 'row', 'only']) document.querySelector(`#${id}`)?.remove()
  })
  expect(await page.evaluate(findLostTexts)).toEqual([
    '"Goes away" is gone',
    '"Said twice" is gone',
    '"A row that goes away" is gone',
  ])
  expect(await page.evaluate(findTextsNotGrown, 2)).toEqual([
    '1 texts have not grown, among them <p> "In pixels" (from 14 to 14 px)',
  ])
  await page.close()
})

story(
  'the check finds layout shifts, both unprompted and after a press @all',
  async ({ browser }) => {
    // Everything around the content must not shift even if the content is rearranged.
    for (const name of ['home-many', 'receipts-filtered']) {
      const screen = screenCalled(name)
      for (const isPressed of [false, true]) {
        const page = await openPlanted(browser, moving)
        await page.evaluate(eyes)
        await page.evaluate(untilStill)
        expect(await findShifts(page, screen)).toEqual([])
        if (isPressed) await page.getByRole('button', { name: 'Make room' }).click()
        else await page.evaluate(() => document.querySelector('button')?.click())
        await page.evaluate(untilStill)
        expect(await findShifts(page, screen)).toEqual([
          expect.stringMatching(/^layout shift 0\.\d+: .*Pushed down/),
        ])
        await page.close()
      }
    }
  },
)

for (const name of main) {
  story(
    `${name}: no shifts, overlaps, cut-off text or small targets on a phone`,
    async ({ opener }) => {
      expect(await faultsOf(opener, screenCalled(name), checkOnPhone)).toEqual([])
    },
  )
}

const checked = isAll ? allScreens : chosen.map(screenCalled)

for (const [group, screens] of Map.groupBy(checked, (screen) => screen.group)) {
  story(
    `${isAll ? 'every screen' : 'screens'} of ${group}: no shifts, overlaps, cut-off text or small targets, in both themes and at 200 % text size @all`,
    async ({ opener, desk }) => {
      story.setTimeout((screens.length + 1) * 120_000)
      const faults: string[] = []
      for (const screen of screens) {
        faults.push(...(await faultsOf(opener, screen, checkScreen)))
        faults.push(...(await faultsOf(desk, screen, checkOnDesktop)))
      }
      expect(faults).toEqual([])
    },
  )
}

async function openPlanted(browser: Browser, body: string) {
  const page = await browser.newPage(sizes.phone)
  await page.addInitScript(watchShifts)
  const address = 'http://planted.example/'
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(address)
  return page
}

function screenCalled(name: string): Screen {
  const screen = allScreens.find((one) => one.name === name)
  if (!screen) throw new Error(`There is no screen ${name}`)
  return screen
}

async function faultsOf(
  opener: Opener,
  screen: Screen,
  check: typeof checkScreen,
): Promise<string[]> {
  const opened = await opener.open(screen).catch(String)
  // The other screens are checked nevertheless.
  if (typeof opened === 'string') return [`not opened: ${opened}`]
  const { page, trouble, close } = opened
  const findings = await check(page, screen)
  // Closing lets go of held requests, which may fail.
  const faults = [...trouble]
  await close()
  return [...findings, { check: 'console', faults }].flatMap(({ check: name, faults: all }) =>
    all.map((fault) => `${screen.name}, ${name}: ${fault}`),
  )
}
