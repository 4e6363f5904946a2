import { execFileSync } from 'node:child_process'

/** Installs missing Debian packages; without them the stories fail, never skip. */
export function ensureInstalled(packages: readonly string[]): void {
  const missing = packages.filter((name) => !isInstalled(name)).join(' ')
  if (!missing) return
  for (const sudo of ['', 'sudo -n ']) {
    const install = `apt-get install -y -qq --no-install-recommends ${missing}`
    const command = `${sudo}apt-get update -qq && ${sudo}${install}`
    console.info(`Missing: ${missing}; trying: ${command}`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    try {
      execFileSync('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'], env })
      return
    } catch {
      // Try the next command.
    }
  }
  throw new Error(
    `The stories in other engines need ${missing}, and apt could not install them. Install them and run the stories again.`,
  )
}

function isInstalled(name: string) {
  try {
    const query = `dpkg-query -W -f '\${Status}' ${name}`
    const status = execFileSync('sh', ['-c', query], { stdio: ['ignore', 'pipe', 'ignore'] })
    return String(status).endsWith(' installed')
  } catch {
    return false
  }
}
