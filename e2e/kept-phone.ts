import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type LaunchOptions } from '@playwright/test'

type Options = BrowserContextOptions & Pick<LaunchOptions, 'executablePath' | 'args'>

/**
 * A browser whose profile survives a kill, as on a phone that is switched off in the middle of something.
 * Without Background Sync by default, as in Safari and Firefox: with it the worker may send before the app is opened.
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
    /** Kills all of the browser's processes at once, so that they write nothing more. */
    async kill() {
      cookies = await context.cookies()
      const closed = new Promise((resolve) => context.once('close', resolve))
      const processes = await processesOf(profile)
      for (const id of processes) killNow(id)
      await closed
      // A child that is still running would hold the store's lock at the next start.
      while (processes.some(isAlive)) await new Promise((resolve) => setImmediate(resolve))
    },
    async start(more: Options = {}) {
      context = await launch(more)
      // Chromium writes cookies up to half a minute late; a session must survive the kill.
      await context.addCookies(cookies)
      return page()
    },
    async remove() {
      await context.close()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The browser and all of its child processes. */
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
  // The state and the parent follow the name in brackets.
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 1).split(' ')[2])
  return { id: Number(id), parent, command }
}

function killNow(id: number) {
  try {
    process.kill(id, 'SIGKILL')
  } catch {
    // It has already exited.
  }
}

function isAlive(id: number) {
  try {
    return !readFileSync(`/proc/${id}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}
