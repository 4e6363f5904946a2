import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** The installed Chromium, or one installed now; without any the tests fail, never skip. */
export function ensureChromium(): string {
  return findChromium() ?? installChromium()
}

function findChromium() {
  const folders = (process.env.PATH ?? '').split(':')
  const onPath = names.flatMap((name) => folders.map((folder) => `${folder}/${name}`))
  const candidates = [process.env.CHROMIUM_PATH, ...onPath, ...elsewhere, chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path))
}

function installChromium() {
  const attempts: [string, string[]][] = [
    ['sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium']],
    ['sh', ['-c', 'sudo -n apt-get update -qq && sudo -n apt-get install -y -qq chromium']],
    [process.execPath, [playwrightCli(), 'install', 'chromium']],
  ]
  for (const [command, args] of attempts) {
    console.info(`No Chromium found; trying: ${command} ${args.join(' ')}`)
    try {
      execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    } catch {
      continue
    }
    const found = findChromium()
    if (found) return found
  }
  throw new Error(
    'The browser tests need Chromium, and neither apt nor Playwright could install it. Install Chromium or Chrome, or set CHROMIUM_PATH to it, and run the tests again.',
  )
}

function playwrightCli() {
  return createRequire(import.meta.url).resolve('@playwright/test/cli')
}
