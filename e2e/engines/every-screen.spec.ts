import { allScreens } from '#e2e/screens/all.ts'
import type { Screen } from '#e2e/screens/screen.ts'
import { type Screens, startScreens } from '#e2e/screens/start-screens.ts'
import { sent } from '#e2e/screens/trips-screens.ts'
import type { Tab } from './engine.ts'
import { expect, story } from './engine-story.ts'
import { type Network, startNetwork } from './network.ts'
import { troubleIn } from './page-trouble.ts'
import { cameraPhoto } from './photo.ts'
import { type Press, presses, reading } from './presses.ts'
import { createScreen } from './screen.ts'
import { textOn } from './words.ts'

const byAddress = allScreens.filter(({ act, before }) => !act && !before)

story(
  'every screen with an address, and every form on it, opens without a console error',
  async ({ phone }, testInfo) => {
    // About fifty page loads, and the users who own them: over 5 minutes on a busy machine.
    story.setTimeout(900_000)
    const screens = await startScreens()
    const network = await startNetwork(screens.product.url)
    try {
      const tab = await phone.openTab()
      const visit = createVisit(tab, network, screens)
      await visit.become('visitor')
      await visit.open('/about')
      await tab.run(() => console.error('planted'))
      expect(await visit.takeTrouble()).toEqual(['/about: console: planted'])
      network.injectScript('/stand-in-for-stripe.js', screens.stripe.script)
      network.answer('POST /api/receipts/process', reading)
      network.answer('POST /api/trips/:id/finalize', sent)
      network.answer('POST /api/trips/:id/download', { download: sent.download })

      const trouble: string[] = []
      for (const [as, some] of ofPeople()) {
        await visit.become(as)
        for (const { path, name, failing } of some) {
          await visit.open(path)
          await createScreen(tab).see(textOn(name))
          trouble.push(...(await visit.takeTrouble(failing)))
        }
      }
      const { path: photo } = await cameraPhoto(testInfo.outputPath('photo.jpg'))
      for (const [as, some] of Map.groupBy(presses, (press) => press.as)) {
        await visit.become(as)
        for (const press of some) {
          await visit.open(press.path)
          await follow(tab, press, photo)
          trouble.push(...(await visit.takeTrouble()))
        }
      }
      expect(trouble).toEqual([])
    } finally {
      await network.stop()
      await screens.stop()
    }
  },
)

/** The tab never signs out, so visitors come first. */
function ofPeople() {
  return [...Map.groupBy(byAddress, ({ as }) => as)].toSorted(
    ([one], [other]) => Number(other === 'visitor') - Number(one === 'visitor'),
  )
}

async function follow(tab: Tab, { names, isOfPhoto, fields = {}, seen }: Press, photo: string) {
  const screen = createScreen(tab)
  if (isOfPhoto) {
    // A photo needs a trip, so wait until that is loaded.
    await screen.see('Active')
    await tab.choose('input[type=file][aria-label="Upload Image"]', photo)
    // The reading fills the form, and a press at that moment may miss.
    await screen.see('Read from the photo')
  }
  for (const name of names) {
    const [label, text] = Object.entries(fields).find(([, { before }]) => before === name) ?? []
    if (label && text) await screen.fill(label, text.text)
    await screen.press(name)
  }
  await screen.see(seen)
}

function createVisit(tab: Tab, network: Network, screens: Screens) {
  let tripId = 0
  return {
    async become(as: Screen['as']) {
      await tab.open(`${network.url}/robots.txt`)
      if (as === 'visitor') return
      const expiry = Math.round(Date.now() / 1000) + 86_400
      for (const cookie of screens.people[as].cookies) await tab.addCookie({ ...cookie, expiry })
      tripId = screens.people[as].tripId
    },
    async open(path: string) {
      await tab.open(network.url + path.replace(':trip', `${tripId}`)).catch((error: unknown) => {
        throw new Error(path, { cause: error })
      })
      await expect.poll(() => tab.run(isThere).catch(() => false), { message: path }).toBe(true)
    },
    /** Everything that went wrong since the last call, except expected failures. */
    async takeTrouble(failing: Screen['failing'] = []) {
      const trouble = await troubleIn(tab)
      await tab.run(() => sessionStorage.removeItem('trouble'))
      const meant = [['/api/trips/active', 404] as const, ...failing]
      const refused = network.takeRefused().filter((one) => {
        const [, address = '', status] = one.split(' ')
        return !meant.some(
          ([endpoint, of]) =>
            `${of}` === status &&
            (typeof endpoint === 'string' ? address.endsWith(endpoint) : endpoint.test(address)),
        )
      })
      return [...trouble, ...refused]
    },
  }
}

/** Runs in the page: it has a heading, and nothing is loading. */
function isThere() {
  const main = document.querySelector<HTMLElement>('main')
  const isWaiting = document.querySelector('main [role=status][aria-label^=Loading]') !== null
  return document.querySelector('h1, h2') !== null && Boolean(main?.innerText.trim()) && !isWaiting
}
