// `npm run pictures`: screenshots of the running product for the README, the landing page and the manifest.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Browser, chromium, expect } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import { browserOptions } from './browser-options.ts'
import { type Product, startProduct } from './product.ts'
import { startRates } from './rates.ts'
import { layBillBeforeCamera, recordJourney } from './recording.ts'

const root = join(import.meta.dirname, '..')
const marketing = join(root, 'apps/web/src/features/marketing')
const demo = { email: 'demo@quittance.example', password: 'demo-traveller' }

const rates = await startRates({ lastDays: 40 })
const product = await startProduct({ READER: 'local', RATES_URL: rates.folder.href })
await layBillBeforeCamera()
const browser = await chromium.launch(browserOptions)
try {
  execFileSync(process.execPath, ['apps/server/dist/commands/demo-data.js'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: product.dataDir },
  })
  for (const colorScheme of ['light', 'dark'] as const) {
    await takeLandingPictures(browser, product, colorScheme)
    await takeReadmePicture(browser, product, colorScheme)
  }
  await takeInstallPictures(browser, product)
  // The last one, as it ends the trip.
  await recordJourney(browser, product.url, demo, join(marketing, 'recording.webp'))
} finally {
  await browser.close()
  await product.stop()
  await rates.close()
}

async function takeLandingPictures(from: Browser, { url }: Product, colorScheme: Theme) {
  const pictures = [
    // The height of the phone on the landing page, below its status bar.
    { name: 'phone', path: '/', width: 390, height: 823, scale: 1.5 },
    { name: 'desk', path: '/receipts', width: 1280, height: 760, scale: 1 },
  ]
  for (const { name, path, ...view } of pictures) {
    const shot = await shoot(from, url, path, { ...view, colorScheme })
    await sharp(shot)
      .webp({ quality: 80 })
      .toFile(join(marketing, `${name}-${colorScheme}.webp`))
  }
}

/** Shown by a browser that offers to install the app. */
async function takeInstallPictures(from: Browser, { url }: Product) {
  const pictures = [
    { form: 'narrow', path: '/', width: 390, height: 844, scale: 2 },
    { form: 'wide', path: '/receipts', width: 1280, height: 800, scale: 1 },
  ]
  for (const { form, path, ...view } of pictures) {
    const shot = await shoot(from, url, path, { ...view, colorScheme: 'light' })
    await sharp(shot)
      .webp({ quality: 80 })
      .toFile(join(root, `apps/web/public/screenshot-${form}.webp`))
  }
}

async function takeReadmePicture(from: Browser, { url }: Product, colorScheme: Theme) {
  const desk = { width: 1120, height: 760, colorScheme, scale: 1 }
  const phone = { width: 390, height: 780, colorScheme, scale: 1 }
  const background = colorScheme === 'light' ? '#e7e4db' : '#2a2d33'
  // Sets the phone apart from the desktop behind it.
  const gap = `<svg width="410" height="800"><rect width="100%" height="100%" rx="38" fill="${background}"/></svg>`
  const layers: OverlayOptions[] = [
    { input: await rounded(await shoot(from, url, '/receipts', desk), 14), left: 40, top: 40 },
    { input: Buffer.from(gap), left: 1050, top: 50 },
    { input: await rounded(await shoot(from, url, '/', phone), 28), left: 1060, top: 60 },
  ]
  await sharp({ create: { width: 1490, height: 870, channels: 3, background } })
    .composite(layers)
    .webp({ quality: 85 })
    .toFile(join(root, `docs/screenshot-${colorScheme}.webp`))
}

type Theme = 'light' | 'dark'
type View = { width: number; height: number; colorScheme: Theme; scale: number }

async function shoot(
  from: Browser,
  url: string,
  path: string,
  { width, height, colorScheme, scale }: View,
) {
  const context = await from.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme,
    deviceScaleFactor: scale,
    timezoneId: 'Europe/Berlin',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date(new Date().setUTCHours(9, 0, 0, 0)))
  await page.request.post('/api/auth/login', { data: demo })
  await page.goto(path)
  await page.locator('[data-edit]').nth(2).waitFor()
  await expect(page.getByText(/^Comparing/)).toHaveCount(0, { timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  const picture = await page.screenshot({ animations: 'disabled' })
  await context.close()
  return picture
}

async function rounded(picture: Buffer, radius: number) {
  const { width, height } = await sharp(picture).metadata()
  const mask = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`,
  )
  return sharp(picture)
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer()
}
