import { writeFile } from 'node:fs/promises'
import { type Browser, type CDPSession, expect, type Page } from '@playwright/test'
import { drawRows } from '@quittance/test-support/receipts/draw-rows'
import { photograph } from '@quittance/test-support/receipts/photograph'
import sharp from 'sharp'
import { cameraFile } from './fake-camera.ts'

/** The phone on the landing page, below its status bar. */
const view = { width: 390, height: 823 }
const longest = 22_000
const largest = 1_500_000

/** Puts a bill of today before the camera of the browser that starts next. */
export async function layBillBeforeCamera() {
  const today = new Date().toISOString().slice(0, 10)
  const rows = ['# Harbour Bistro', '9 Wapping High Street', 'London E1W', '', `Date: ${today}|`]
  const meal = ['---', 'Fish pie|18.50', 'Apple tart|7.25', 'Coffee|3.40', '---']
  const paper = await drawRows([...rows, ...meal, 'TOTAL|GBP 29.15', '', 'Thank you'])
  const photo = await photograph(paper, { tilt: -2, farLight: 0.85, grain: 2, wood: 90 })
  await writeFile(cameraFile, await sharp(photo).resize(960, 1280, { fit: 'cover' }).toBuffer())
}

/** Films a bill from the camera to finance as an animated picture, at the speed at which it happens. */
export async function recordJourney(browser: Browser, url: string, login: object, file: string) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: view,
    hasTouch: true,
    isMobile: true,
    permissions: ['camera'],
    timezoneId: 'Europe/Berlin',
  })
  const page = await context.newPage()
  await page.request.post('/api/auth/login', { data: login })
  await page.addInitScript(markTaps)
  await page.goto('/')
  await page.locator('[data-edit]').nth(2).waitFor()
  await expect(page.getByText(/^Comparing/)).toHaveCount(0, { timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  const film = await startFilm(await context.newCDPSession(page))
  await walk(page)
  const frames = await film.stop()
  await context.close()
  await save(frames, file)
}

async function walk(page: Page) {
  // What a viewer needs to see a screen.
  const look = (milliseconds: number) => page.waitForTimeout(milliseconds)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await look(1000)
  await button('Add receipt').tap()
  await look(600)
  await page.getByRole('menuitem', { name: 'Take Photo' }).tap()
  await expect(button('Capture Receipt')).toBeEnabled()
  await look(700)
  await button('Capture Receipt').tap()
  const review = page.getByRole('dialog', { name: 'Review Receipt' })
  await expect(review.getByLabel('Vendor')).not.toHaveValue('', { timeout: 60_000 })
  await look(1400)
  await review.getByRole('button', { name: 'Save Receipt' }).tap()
  await expect(review).toBeHidden()
  await look(1000)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('button', { name: 'Finalize' }).tap()
  const finalize = page.getByRole('dialog', { name: 'Finalize Trip' })
  await finalize.getByLabel('Send Report To').fill('finance@company.com')
  await look(1400)
  await finalize.getByRole('button', { name: 'Finalize Trip' }).tap()
  const done = page.getByRole('dialog', { name: 'Trip Finalized!' })
  await done.waitFor()
  await look(1200)
  const claim = await done.getByRole('link', { name: 'Claim page' }).getAttribute('href')
  await page.goto(claim ?? '')
  await look(1300)
  await page.evaluate(() => window.scrollTo({ top: 620, behavior: 'smooth' }))
  await look(1100)
}

/** Shows where a finger touches the screen. */
function markTaps() {
  addEventListener('pointerdown', ({ clientX, clientY }) => {
    const mark = document.createElement('div')
    mark.style.cssText = `position:fixed;left:${clientX - 20}px;top:${clientY - 20}px;width:40px;height:40px;border-radius:50%;background:#8888;border:2px solid #fff;pointer-events:none;z-index:9999`
    document.documentElement.append(mark)
    mark.animate({ opacity: [1, 0] }, 600).onfinish = () => mark.remove()
  })
}

type Frame = { picture: Buffer; at: number }

async function startFilm(session: CDPSession) {
  const frames: Frame[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const at = (metadata.timestamp ?? 0) * 1000
    // Ten pictures a second are enough.
    if (at - (frames.at(-1)?.at ?? 0) >= 100)
      frames.push({ picture: Buffer.from(data, 'base64'), at })
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: 'png' })
  return {
    async stop() {
      await session.send('Page.stopScreencast')
      return [...frames, { picture: frames.at(-1)?.picture ?? Buffer.alloc(0), at: Date.now() }]
    },
  }
}

async function save(frames: Frame[], file: string) {
  const delay = frames.slice(1).map(({ at }, index) => Math.round(at - (frames[index]?.at ?? at)))
  const pictures = await Promise.all(
    frames.slice(0, -1).map(({ picture }) => sharp(picture).resize(view).png().toBuffer()),
  )
  const { size } = await sharp(pictures, { join: { animated: true } })
    .webp({ quality: 75, delay, loop: 0, minSize: true, effort: 5 })
    .toFile(file)
  const length = delay.reduce((sum, part) => sum + part, 0)
  console.info(`Recording: ${pictures.length} pictures, ${length / 1000} s, ${size} bytes`)
  if (length > longest || size > largest) throw new Error('The recording is too long or too large.')
}
