import type { Page } from '@playwright/test'

type WithTimer = Window & { heldTimer?: () => void }

/**
 * From the next page load on, timers of exactly this delay wait until they are released: on a busy
 * machine a page that moves on by itself may be gone before a story has looked at it.
 */
export async function holdTimer(page: Page, delay: number) {
  await page.addInitScript((held) => {
    const start = window.setTimeout.bind(window)
    const startOrHold = (run: () => void, wait?: number, ...given: []) => {
      if (wait !== held) return start(run, wait, ...given)
      ;(window as WithTimer).heldTimer = run
      return 0
    }
    window.setTimeout = startOrHold as typeof window.setTimeout
  }, delay)
  return {
    async release() {
      await page.waitForFunction(() => (window as WithTimer).heldTimer)
      await page.evaluate(() => (window as WithTimer).heldTimer?.())
    },
  }
}
