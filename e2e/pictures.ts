// `npm run pictures`: screenshots of the running product for the README, the landing page and the manifest.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import { ensureChromium } from './chromium.ts'
import { type Product, startProduct } from './product.ts'
import { startRates } from './rates.ts'

const root = join(import.meta.dirname, '..')
const marketing = join(root, 'apps/web/src/features/marketing')
const demo = { email: 'demo@quittance.example', password: 'demo-traveller' }

const rates = await startRates({ lastDays: 40 })
const product = await startProduct({ READER: 'none', RATES_URL: rates.folder.href })
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  execFileSync(process.execPath, ['apps/server/dist/commands/demo-data.js'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: product.dataDir },
  })
  await takePhonePictures(browser, product)
  await takeInstallPictures(browser, product)
  await takeReadmePicture(browser, product)
} finally {
  await browser.close()
  await product.stop()
  await rates.close()
}

/** The height of the landing page's phone below its status bar. */
async function takePhonePictures(from: Browser, { url }: Product) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const shot = await shoot(from, url, '/', { width: 390, height: 823, colorScheme, scale: 1.5 })
    await sharp(shot)
      .webp({ quality: 82 })
      .toFile(join(marketing, `phone-${colorScheme}.webp`))
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

async function takeReadmePicture(from: Browser, { url }: Product) {
  const desk = await shoot(from, url, '/receipts', {
    width: 1120,
    height: 760,
    colorScheme: 'light',
    scale: 1,
  })
  const phone = await shoot(from, url, '/', {
    width: 350,
    height: 700,
    colorScheme: 'dark',
    scale: 1,
  })
  const layers: OverlayOptions[] = [
    { input: await rounded(desk, 14), left: 40, top: 40 },
    { input: await rounded(phone, 28), left: 880, top: 130 },
  ]
  await sharp({ create: { width: 1270, height: 870, channels: 3, background: '#e7e4db' } })
    .composite(layers)
    .png({ palette: true, quality: 90 })
    .toFile(join(root, 'docs/screenshot.png'))
}

type View = { width: number; height: number; colorScheme: 'light' | 'dark'; scale: number }

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
