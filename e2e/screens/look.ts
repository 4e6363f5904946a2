import type { Page } from '@playwright/test'
import { findViolations } from '#e2e/accessibility.ts'
import { findLostTexts, findTextsNotGrown, rememberTexts } from './grown-text.ts'
import { findMisplaced } from './placed.ts'
import type { Screen } from './screen.ts'
import { untilStill } from './see.ts'
import { findShifts } from './shifts.ts'
import { type Size, sizes } from './sizes.ts'
import { findSmallTargets } from './targets.ts'

/** The size of a fingertip, in CSS pixels. */
const fingertip = 44

type Finding = { check: string; faults: string[] }

/** All checks of a screen that was opened at phone size. */
export async function checkScreen(page: Page, screen: Screen): Promise<Finding[]> {
  return [
    ...(await checkOnPhone(page, screen)),
    { check: 'axe, dark', faults: await checkDark(page) },
    ...(await checkDoubleText(page)),
    ...(await checkOtherSizes(page)),
  ]
}

/** As it was opened: in the light theme, at the default text size. */
export async function checkOnPhone(page: Page, screen: Screen): Promise<Finding[]> {
  return [...(await checkOpened(page, screen, 'phone')), ...(await checkLayout(page, 'phone'))]
}

/** The same screen opened on a desktop, with a mouse. */
export function checkOnDesktop(page: Page, screen: Screen): Promise<Finding[]> {
  return checkOpened(page, screen, 'desk, opened there')
}

/** Layout shifts last, but before our own changes cause some. */
async function checkOpened(page: Page, screen: Screen, where: string): Promise<Finding[]> {
  return [
    { check: `targets, ${where}`, faults: await page.evaluate(findSmallTargets, fingertip) },
    { check: `axe, light, ${where}`, faults: await findViolations(page) },
    { check: `shift, ${where}`, faults: await findShifts(page, screen) },
  ]
}

async function checkLayout(page: Page, where: string): Promise<Finding[]> {
  const found = await page.evaluate(findMisplaced)
  return Object.entries(found).map(([check, faults]) => ({ check: `${check}, ${where}`, faults }))
}

/** Only the colours change. */
async function checkDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  const faults = await findViolations(page, 'colours')
  await page.emulateMedia({ colorScheme: 'light' })
  return faults
}

/** The text size setting changes the root size, which all others are relative to. */
async function checkDoubleText(page: Page): Promise<Finding[]> {
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
    ...(await checkLayout(page, '200 %')),
  ]
  await setTextSize('')
  return findings
}

async function checkOtherSizes(page: Page): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [size, { viewport }] of Object.entries(sizes) as [Size, (typeof sizes)[Size]][]) {
    if (size === 'phone') continue
    await page.setViewportSize(viewport)
    await page.evaluate(untilStill)
    findings.push(...(await checkLayout(page, size)))
  }
  return findings
}
