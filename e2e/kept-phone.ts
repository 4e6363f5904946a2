import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type LaunchOptions } from '@playwright/test'

type Options = BrowserContextOptions & Pick<LaunchOptions, 'executablePath' | 'args'>

/**
 * A browser whose profile outlives it, as on a phone that is switched off in the middle of something.
 * Without Background Sync unless asked for, as in Safari and Firefox: a worker may send before the app is opened.
 */
export async function createKeptPhone(options: Options, { hasBackgroundSync = false } = {}) {
  const profile = await mkdtemp(join(tmpdir(), 'quittance-phone-'))
  let context = await launch()
  let cookies = await context.cookies()
  const page = () => context.pages()[0] ?? context.newPage()

  async function launch(more: Options = {}) {
    const launched = await chromium.launchPersistentContext(profile, { ...options, ...more })
    if (hasBackgroundSync) return launched
    await launched.addInitScript(() =>
      Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'),
    )
    return launched
  }

  return {
    page,
    context: () => context,
    /** All of the browser's processes end at once, with nothing written that was not. */
    async kill() {
      cookies = await context.cookies()
      const closed = new Promise((resolve) => context.once('close', resolve))
      const browser = await browserProcess(profile)
      process.kill(browser, 'SIGKILL')
      await closed
    },
    async start(more: Options = {}) {
      context = await launch(more)
      // Chromium writes cookies half a minute late; whoever signed in before that is still signed in.
      await context.addCookies(cookies)
      return page()
    },
    async remove() {
      await context.close()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The one that all others are children of: it alone names the profile and no type. */
async function browserProcess(profile: string): Promise<number> {
  for (const id of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')
    const isBrowser = command.includes(`--user-data-dir=${profile}`) && !command.includes('--type=')
    if (isBrowser) return Number(id)
  }
  throw new Error('The browser is not running.')
}
