import { readFileSync } from 'node:fs'
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
      const processes = await processesOf(profile)
      for (const id of processes) killNow(id)
      await closed
      // A child that outlives it for a moment would still hold the store when it is opened again.
      while (processes.some(isAlive)) await new Promise((resolve) => setImmediate(resolve))
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

/** The browser and all of its children, as a phone ends them: together. */
async function processesOf(profile: string): Promise<number[]> {
  const all = await Promise.all(
    (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(describe),
  )
  const found = new Set(all.filter(({ command }) => command.includes(profile)).map(({ id }) => id))
  for (let size = 0; size !== found.size; ) {
    size = found.size
    for (const { id, parent } of all) if (found.has(parent)) found.add(id)
  }
  if (found.size === 0) throw new Error('The browser is not running.')
  return [...found]
}

async function describe(id: string) {
  const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')
  // After the name in brackets come the state and the parent.
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 1).split(' ')[2])
  return { id: Number(id), parent, command }
}

function killNow(id: number) {
  try {
    process.kill(id, 'SIGKILL')
  } catch {
    // Gone by itself.
  }
}

function isAlive(id: number) {
  try {
    return !readFileSync(`/proc/${id}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}
