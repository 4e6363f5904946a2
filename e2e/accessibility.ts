import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: {
    // The product turns page zoom off on purpose; text has a size of its own in the settings, a photo its own zoom.
    'meta-viewport': { enabled: false },
    // Finds too small what is half under a bar, though one can scroll; screens/targets.ts asks for 44 px of everything.
    'target-size': { enabled: false },
  },
  // The places where a rule holds are most of what it would write down.
  resultTypes: ['violations'],
  selectors: false,
  // For rules that are not among these.
  preload: false,
}

const colours: RunOptions = { ...options, runOnly: { type: 'rule', values: ['color-contrast'] } }

/** What stands in the way of somebody who cannot see, hear or point well, on the page as it is shown. */
export async function findBarriers(
  page: Page,
  look: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  const how = { everything: options, colours }
  const hasAxe = await page.evaluate(() => 'axe' in window)
  if (!hasAxe) await page.evaluate(source)
  return page.evaluate(lookWhenStill, how[look])
}

/** Runs in the page. What moves while it is looked at has half a colour or half a size, so it is looked at again. */
async function lookWhenStill(how: RunOptions) {
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
