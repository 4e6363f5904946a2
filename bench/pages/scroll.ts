import type { Browser } from '@playwright/test'
import type { FilledProduct } from './filled-product.ts'

const receiptCount = 2000
const slowdown = 4
/** A fast swipe, in pixels and pixels per second. */
const way = { yDistance: -20_000, speed: 4000 }
const frame = 1000 / 60
/** Sixty frames per second, measured in tenths of a millisecond; one in a hundred may be late. */
const limits = { late: 17, missed: 0.01 }

export type Scroll = { middle: number; late: number; worst: number; missed: number }

/** Scrolls through a long list on a phone with a slow processor, and returns its frame times in milliseconds. */
export async function scrollThrough(
  browser: Browser,
  { url, login, addReceipts }: Pick<FilledProduct, 'url' | 'login' | 'addReceipts'>,
): Promise<Scroll> {
  await addReceipts(receiptCount)
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.request.post('/api/auth/login', { data: login })
    await page.goto('/receipts', { waitUntil: 'networkidle' })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate(noteFrames)
    await session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      gestureSourceType: 'touch',
      ...way,
    })
    const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames)
    return sumUp(frames)
  } finally {
    await context.close()
  }
}

/** The problems of a scroll; empty if it is smooth. */
export function faultsOf({ late, missed }: Scroll): string[] {
  return [
    ...(late <= limits.late ? [] : [`of 20 frames one over ${limits.late} ms`]),
    ...(missed < limits.missed ? [] : [`${100 * limits.missed} % of the frames or more came late`]),
  ]
}

function sumUp(frames: readonly number[]): Scroll {
  const sorted = frames.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN
  const missed = frames.filter((took) => took > 1.5 * frame).length
  return { middle: at(0.5), late: at(0.95), worst: at(1), missed: missed / frames.length }
}

/** Runs in the page. */
function noteFrames() {
  const frames: number[] = []
  Object.assign(window, { frames })
  let last = performance.now()
  requestAnimationFrame(function note(now) {
    if (now > last) frames.push(now - last)
    last = now
    requestAnimationFrame(note)
  })
}
