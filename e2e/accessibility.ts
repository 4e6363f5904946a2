import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: {
    // The product disables page zoom on purpose: the settings have a text size, and photos their own zoom.
    'meta-viewport': { enabled: false },
    // Reports elements half under a bar, though they can be scrolled; screens/targets.ts requires 44 px everywhere.
    'target-size': { enabled: false },
  },
  // Passes would be most of the output.
  resultTypes: ['violations'],
  selectors: false,
  // Only other rules need it.
  preload: false,
}

const colours: RunOptions = { ...options, runOnly: { type: 'rule', values: ['color-contrast'] } }

/** The accessibility violations on the page as shown. */
export async function findViolations(
  page: Page,
  look: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  const how = { everything: options, colours }
  const hasAxe = await page.evaluate(() => 'axe' in window)
  if (!hasAxe) await page.evaluate(source)
  return page.evaluate(checkWhenStill, how[look])
}

/** Runs in the page. Checks again if something was animated meanwhile: its colours and sizes were in between. */
async function checkWhenStill(how: RunOptions) {
  const { axe } = window as unknown as {
    axe: { run: (context: Document, how: RunOptions) => Promise<AxeResults> }
  }
  const moving = () =>
    document.getAnimations().filter((animation) => {
      const isEndless = animation.effect?.getComputedTiming().endTime === Infinity
      return animation.playState === 'running' && !isEndless
    })
  let hasMoved = false
  const notice = () => {
    hasMoved = true
  }
  const starts = ['animationstart', 'transitionrun']
  for (const start of starts) document.addEventListener(start, notice, true)
  try {
    for (;;) {
      for (let some = moving(); some.length > 0; some = moving()) {
        await Promise.allSettled(some.map(({ finished }) => finished))
      }
      hasMoved = false
      const { violations } = await axe.run(document, how)
      if (hasMoved || moving().length > 0) continue
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      )
    }
  } finally {
    for (const start of starts) document.removeEventListener(start, notice, true)
  }
}
