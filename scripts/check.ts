// Runs format, lint, types and dead code in parallel; prints the output of those that fail.
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'

const root = join(import.meta.dirname, '..')
const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

const env = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  // The compiler and the part of the linter that knows types are Go programs that run at the same
  // time: each gets half of the cores, and more memory to collect garbage less often.
  GOMAXPROCS: `${Math.max(1, Math.floor(availableParallelism() / 2))}`,
  GOGC: '300',
}

const outcomes = await Promise.all(['format', 'lint', 'types', 'dead-code'].map(check))
for (const { name, code, output } of outcomes.filter((it) => it.code !== 0)) {
  console.error(`\n${name} failed (${code}):\n${output}`)
  process.exitCode = 1
}

async function check(name: string) {
  const start = performance.now()
  const child = spawn(`${scripts[name]} 2>&1`, { cwd: root, env, shell: true })
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [output, code] = await Promise.all([text(child.stdout), exit])
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.info(`${name}: ${code === 0 ? 'fine' : 'FAILED'} in ${seconds} s`)
  return { name, code, output }
}
