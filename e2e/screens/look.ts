import type { Page } from '@playwright/test'
import { findBarriers } from '#e2e/accessibility.ts'
import { findLostTexts, findTextsNotGrown, rememberTexts } from './grown-text.ts'
import { findMisplaced } from './placed.ts'
import type { Screen } from './screen.ts'
import { untilStill } from './see.ts'
import { findShifts } from './shifts.ts'
import { type Size, sizes } from './sizes.ts'
import { findSmallTargets } from './targets.ts'

/** A fingertip, in CSS pixels. */
const fingertip = 44

type Finding = { check: string; faults: string[] }

/** Everything that can be found wrong with a screen that stands there, opened in the size of a phone. */
export async function lookAt(page: Page, screen: Screen): Promise<Finding[]> {
  return [
    ...(await lookOnPhone(page, screen)),
    { check: 'axe, dark', faults: await inTheDark(page) },
    ...(await atTwiceTheText(page)),
    ...(await inOtherSizes(page)),
  ]
}

/** As it was opened: in the light, with text of the usual size. */
export async function lookOnPhone(page: Page, screen: Screen): Promise<Finding[]> {
  return [...(await lookWhileOpened(page, screen, 'phone')), ...(await lookAtLayout(page, 'phone'))]
}

/** The same screen opened anew at a desk, with a mouse. */
export function lookAtDesk(page: Page, screen: Screen): Promise<Finding[]> {
  return lookWhileOpened(page, screen, 'desk, opened there')
}

/** What has moved is asked for last, and before anything is moved by us. */
async function lookWhileOpened(page: Page, screen: Screen, where: string): Promise<Finding[]> {
  return [
    { check: `targets, ${where}`, faults: await page.evaluate(findSmallTargets, fingertip) },
    { check: `axe, light, ${where}`, faults: await findBarriers(page) },
    { check: `shift, ${where}`, faults: await findShifts(page, screen) },
  ]
}

async function lookAtLayout(page: Page, where: string): Promise<Finding[]> {
  const found = await page.evaluate(findMisplaced)
  return Object.entries(found).map(([check, faults]) => ({ check: `${check}, ${where}`, faults }))
}

/** Nothing but the colours changes. */
async function inTheDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  const faults = await findBarriers(page, 'colours')
  await page.emulateMedia({ colorScheme: 'light' })
  return faults
}

/** What somebody sets who needs large letters: the size of the root, which every other is a multiple of. */
async function atTwiceTheText(page: Page): Promise<Finding[]> {
  const setTextSize = (size: string) =>
    page.evaluate((next) => {
      document.documentElement.style.fontSize = next
      dispatchEvent(new Event('resize'))
    }, size)
  await page.evaluate(rememberTexts)
  await setTextSize('200%')
  await page.evaluate(untilStill)
  const findings = [
    { check: 'lost at 200 %', faults: await page.evaluate(findLostTexts) },
    { check: 'not grown at 200 %', faults: await page.evaluate(findTextsNotGrown, 2) },
    ...(await lookAtLayout(page, '200 %')),
  ]
  await setTextSize('')
  return findings
}

async function inOtherSizes(page: Page): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [size, { viewport }] of Object.entries(sizes) as [Size, (typeof sizes)[Size]][]) {
    if (size === 'phone') continue
    await page.setViewportSize(viewport)
    await page.evaluate(untilStill)
    findings.push(...(await lookAtLayout(page, size)))
  }
  return findings
}
