import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { routeStripe } from '#e2e/stand-in-for-stripe.ts'
import { watchForTrouble } from '#e2e/trouble.ts'
import { eyes } from './eyes.ts'
import type { Screen } from './screen.ts'
import { untilStill } from './see.ts'
import { watchShifts } from './shifts.ts'
import type { Screens } from './start-screens.ts'
import { watchCalls } from './watch-calls.ts'

export type OpenScreen = { page: Page; trouble: string[]; close: () => Promise<void> }

/** A browser context for each user; some screens need their own. */
export function createOpener(browser: Browser, screens: Screens, options: BrowserContextOptions) {
  const contexts = new Map<Screen['as'], Promise<BrowserContext>>()

  async function createContext(as: Screen['as']) {
    const { product, people, stripe } = screens
    const context = await browser.newContext({
      ...options,
      baseURL: product.url,
      serviceWorkers: 'block',
      permissions: ['camera'],
    })
    context.setDefaultTimeout(60_000)
    await context.addInitScript(watchShifts)
    await context.addInitScript(holdLongTimers)
    await routeStripe(context, stripe)
    if (as === 'visitor') return context
    await context.addCookies(people[as].cookies.map((one) => ({ ...one, url: product.url })))
    return context
  }

  function contextOf(as: Screen['as']) {
    const known = contexts.get(as) ?? createContext(as)
    contexts.set(as, known)
    return known
  }

  return {
    async open(screen: Screen): Promise<OpenScreen> {
      const context = await (screen.hasOwnDevice ? createContext : contextOf)(screen.as)
      const page = await context.newPage()
      const trouble = watchForTrouble(page)
      for (const [endpoint, status] of screen.failing ?? []) trouble.expect(endpoint, status)
      const close = async () => {
        await context.setOffline(false)
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await (screen.hasOwnDevice ? context : page).close()
      }
      try {
        await show(page, screen, screens)
      } catch (error) {
        await close()
        throw new Error(`${screen.name}: ${String(error)}`, { cause: error })
      }
      return { page, trouble: trouble.seen, close }
    },
    async close() {
      for (const context of contexts.values()) await (await context).close()
    },
  }
}

async function show(page: Page, screen: Screen, { people }: Screens) {
  const { as, path, before, act, ready } = screen
  const tripId = as === 'visitor' ? 0 : people[as].tripId
  const calls = watchCalls(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await before?.(page)
  await page.goto(path.replace(':trip', `${tripId}`))
  await act?.(page)
  await ready(page).waitFor()
  await page.evaluate(pauseToasts)
  await page.evaluate(eyes)
  if (!screen.isWaiting) await untilWhole(page, calls)
  await page.evaluate(untilPainted)
  await page.evaluate(untilStill)
  await page.evaluate(pauseToasts)
}

/** Runs in the page first: on a busy machine a retry would change the screen while it is checked. */
function holdLongTimers() {
  const start = window.setTimeout.bind(window)
  const startShort = (run: () => void, wait = 0, ...given: []) =>
    wait < 5000 ? start(run, wait, ...given) : 0
  window.setTimeout = startShort as typeof window.setTimeout
}

/** Runs in the page: toasts stay while their window has no focus. A mouse pointer that a toast moves away from would resume its timer. */
export function pauseToasts() {
  addEventListener('toast.viewportResume', (event) => event.stopImmediatePropagation(), true)
  // A menu closes when its window loses the focus.
  if (!document.querySelector('[role=menu]')) dispatchEvent(new Event('blur'))
}

/** Waits until all responses have arrived and nothing shows as loading. */
async function untilWhole(page: Page, calls: ReturnType<typeof watchCalls>) {
  let waiting: string[] = []
  for (let round = 0; round < 100; round += 1) {
    await calls.untilAnswered()
    waiting = [...(await page.evaluate(findWaiting)), ...calls.pending()]
    if (waiting.length === 0) return
    await page.evaluate(nextFrames)
  }
  throw new Error(`Still loading: ${waiting.join(', ')}`)
}

/** Runs in the page. */
function findWaiting(): string[] {
  const signs = '[role=status], [aria-hidden=true].animate-pulse'
  return [...document.querySelectorAll<HTMLElement>(signs)]
    .filter((one) => one.checkVisibility() && !one.closest('[inert]'))
    .map((one) => one.ariaLabel ?? (one.matches('[role=status]') ? one.innerText : 'a skeleton'))
    .filter((words) => /^(Loading|Preparing)|^a skeleton$/.test(words.trim()))
}

/** Runs in the page: as long as ten frames take. */
async function nextFrames() {
  for (let frame = 0; frame < 10; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve)
    })
  }
}

/** Runs in the page: waits for fonts and pictures. */
async function untilPainted() {
  await document.fonts.ready
  const coming = [...document.images].filter((image) => image.checkVisibility() && !image.complete)
  await Promise.race([
    Promise.all(coming.map((image) => image.decode().catch(() => undefined))),
    new Promise((resolve) => setTimeout(resolve, 2000)),
  ])
}
