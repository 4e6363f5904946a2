import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { ensureChromium } from '@quittance/e2e/chromium'
import { cacheOf, type ReaderVersion } from '@quittance/receipt-reader/runtime/browser/manifest'
import { findRenderers } from './renderers.ts'
import { loadInPage, readInPage, startInPage, watchInPage } from './tab-page.ts'

const versionFile = resolve(import.meta.dirname, '../../.cache/reader-files/reader-version.json')

/** A page that is idle once loaded. */
const quietPage = '/login'

/** Reads in one tab after which its garbage is collected, to see what it holds on to. */
const lookedAtAfter = [10, 50, 100]
const settlingMs = 300

/** In megabytes. */
export type TabMemory = {
  /** How many were read in this tab. */
  reads: number
  /** The most that its process held so far. */
  whole: number
  /** How much of that is above the tab before it had a reader. */
  peak: number
  /** Memory of the nets. */
  nets: number
  /** Memory above the tab without a reader, after garbage collection; sampled after some reads. */
  settled?: number
}

/** What was built last. */
export function builtVersion(): ReaderVersion {
  return JSON.parse(readFileSync(versionFile, 'utf8'))
}

/** The reader as the product ships it to phones, in a tab of Chromium: its worker, its files, its headers. */
export async function openTabReader(url: string) {
  const version = builtVersion()
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
  })
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(quietPage, { waitUntil: 'networkidle' })
  await page.evaluate(watchInPage)
  const files = { cache: cacheOf(version), manifest: version.manifest }
  const { worker, bytes } = await page.evaluate(loadInPage, files)
  await page.evaluate('gc()')
  const renderers = findRenderers()
  const empty = renderers.memory()
  await page.evaluate(startInPage, { ...files, worker })
  let photo = ''
  await page.route('/bench-photo', (route) => route.fulfill({ path: photo }))
  let reads = 0
  let whole = 0
  const samplePeak = () => {
    const { now, peak } = renderers.memory()
    whole = Math.max(whole, now, peak)
  }

  /** Garbage is collected in several rounds, some of it delayed. */
  async function settled() {
    const held = []
    for (let round = 0; round < 4; round += 1) {
      await page.evaluate('gc()')
      for (const each of page.workers()) await each.evaluate('gc()')
      await setTimeout(settlingMs)
      held.push(renderers.memory().own - empty.own)
    }
    return Math.min(...held)
  }

  return {
    /** Bytes downloaded for each set. */
    bytes,
    async read(imagePath: string, slowedBy = 1) {
      photo = imagePath
      const before = renderers.cpuSeconds()
      // The system reports a peak, but resets it when it reclaims pages.
      const watch = setInterval(samplePeak, 50)
      const { output, netBytes, ...read } = await renderers
        .slowed(slowedBy, () => page.evaluate(readInPage, '/bench-photo'))
        .finally(() => clearInterval(watch))
      const cpuSeconds = renderers.cpuSeconds() - before
      reads += 1
      samplePeak()
      const nets = Math.round(netBytes / 1024 / 1024)
      const memory: TabMemory = { reads, whole, peak: whole - empty.now, nets }
      if (lookedAtAfter.includes(reads)) memory.settled = await settled()
      return { ...read, reading: output.reading, cpuSeconds, memory }
    },
    close: () => browser.close(),
  }
}
