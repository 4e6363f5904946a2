import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Engine, Tab } from './engine.ts'
import { troubleIn } from './page-trouble.ts'

export type Phone = Awaited<ReturnType<typeof createPhone>>

/** A browser of this engine whose profile survives a kill, as on a phone that is switched off in the middle of something. */
export async function createPhone(engine: Engine) {
  const profile = await mkdtemp(join(tmpdir(), 'quittance-engine-'))
  let browser: Browser | null = null
  let tabs: Tab[] = []

  return {
    async openTab() {
      browser ??= await engine.start(profile)
      const tab = await browser.openTab()
      tabs.push(tab)
      return tab
    },
    /** With SIGKILL; the next openTab starts it again. */
    async kill() {
      await browser?.kill()
      browser = null
      tabs = []
    },
    killStore() {
      if (!browser?.killStore) throw new Error('This engine has no separate storage process')
      browser.killStore()
    },
    /** A screenshot of each tab, to analyse a failure; none of a tab that hangs. */
    async screenshots() {
      const taken = tabs.map((tab) => Promise.race([tab.screenshot().catch(() => null), soon()]))
      return (await Promise.all(taken)).filter((picture) => picture !== null)
    },
    /** The errors in each tab, for the same purpose. */
    async troubles() {
      const errors = tabs.map((tab) => Promise.race([troubleIn(tab).catch(() => null), soon()]))
      return (await Promise.all(errors)).flatMap((one) => one ?? [])
    },
    async remove() {
      await browser?.kill()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function soon() {
  return new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), 5000)
  })
}
