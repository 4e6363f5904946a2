// `npm run budgets -- <processor seconds of npm test>`: prints what is used of each budget, fails above it.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Budget = { limit: number; unit: string; reason: string; measure(): number | undefined }
type Screen = { pattern: string; files: string[] }
type FirstScreens = Record<'members' | 'visitors', Screen[]>

const root = join(import.meta.dirname, '..')
const dist = join(root, 'apps/web/dist')
const sources = ['ts', 'tsx', 'js', 'mjs', 'css', 'py', 'sql', 'html'].map(
  (ending) => `*.${ending}`,
)

/** To raise a limit, change it in a commit that says why. */
const budgets: Record<string, Budget> = {
  'npm test': {
    limit: 1_000,
    unit: 'processor seconds',
    reason: 'about 8 minutes on 2 cores: short enough to run before every push',
    measure: () => sum(process.argv.slice(2).map(Number)) || undefined,
  },
  'source code and tests': {
    limit: 170_000,
    unit: 'lines',
    reason: 'it grew from 38,000 to 205,000 in three days, and nothing said stop',
    measure: () =>
      sum(
        run('git', 'ls-files', ...sources)
          .trim()
          .split('\n')
          .map(linesOf),
      ),
  },
  installation: {
    limit: 1_150,
    unit: 'MB',
    reason: 'disk of a small server; 700 was the aim, see docs/decisions/0029-what-is-installed.md',
    // Tools leave their caches in hidden folders.
    measure: () => Number.parseInt(run('du', '-sm', '--exclude=.v*', 'node_modules'), 10),
  },
  'landing page': {
    limit: 100,
    unit: 'kB of JavaScript',
    reason: '2 seconds of download at 400 kbit/s',
    measure: () => firstLoad('visitors'),
  },
  Home: {
    limit: 200,
    unit: 'kB of JavaScript',
    reason: '4 seconds of download at 400 kbit/s, once per version',
    measure: () => firstLoad('members'),
  },
}

for (const [name, { limit, unit, reason, measure }] of Object.entries(budgets)) {
  const used = measure()
  if (used === undefined) {
    console.info(`     ${name}: not measured`)
    continue
  }
  const isOver = used > limit
  const share = `${Math.round(used)} of ${limit} ${unit}`
  console.info(`${isOver ? 'OVER' : 'ok  '} ${name}: ${share} (${reason})`)
  if (isOver) process.exitCode = 1
}

function linesOf(file: string) {
  return readFileSync(join(root, file), 'utf8').split('\n').length - 1
}

/** The scripts that the built page at `/` loads, compressed; the stories measure the same in a browser. */
function firstLoad(audience: keyof FirstScreens) {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const screens: FirstScreens = JSON.parse(readFileSync(join(dist, 'first-screens.json'), 'utf8'))
  const first = screens[audience].find(({ pattern }) => new RegExp(pattern).test('/'))
  const files = [...page.matchAll(/src="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
  const scripts = [...files, ...(first?.files ?? [])].filter((file) => file.endsWith('.js'))
  return sum(scripts.map((file) => gzipSync(readFileSync(join(dist, file))).length)) / 1000
}

function run(command: string, ...args: string[]) {
  return execFileSync(command, args, { cwd: root, encoding: 'utf8' })
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}
