// Builds the server, its commands and the web app, or only what is named;
// with --if-stale only where a source changed since the last build.
import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Part = { sources: string[]; output: string; build(): Promise<void> }

const root = join(import.meta.dirname, '..')
const stamps = join(root, '.cache/built')
const everywhere = [
  'package-lock.json',
  'scripts/build*.ts',
  'packages/*/{build,data,models,src}/**',
]
const ofServer = [...everywhere, 'apps/server/src/**', 'apps/server/*.{json,ts}']

// Load the bundlers only if there is something to build: a command should not wait for them.
const parts: Record<string, Part> = {
  server: {
    sources: ofServer,
    output: 'apps/server/dist/main.js',
    build: async () => (await import('./build-server.ts')).buildServer(),
  },
  commands: {
    sources: ofServer,
    output: 'apps/server/dist/commands/admin.js',
    build: async () => (await import('./build-server.ts')).buildCommands(),
  },
  web: {
    sources: [...everywhere, 'apps/web/{src,public,build}/**', 'apps/web/*.{json,ts,html}'],
    output: 'apps/web/dist/index.html',
    build: async () => (await import('./build-web.ts')).buildWeb(),
  },
}

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isForced = !process.argv.includes('--if-stale')
for (const [name, part] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue
  const stamp = await sourceStamp(part.sources)
  if (!isForced && stamp === (await lastStamp(name, part))) continue
  // To stderr, to keep it out of a command's output.
  console.error(`Building Quittance: ${name}…`)
  await part.build()
  await mkdir(stamps, { recursive: true })
  await writeFile(join(stamps, name), stamp)
}

async function sourceStamp(sources: string[]) {
  const hash = createHash('sha256')
  const paths = []
  for await (const path of glob(sources, { cwd: root, exclude: ['**/*.test.{ts,tsx}'] })) {
    paths.push(path)
  }
  for (const path of paths.toSorted()) {
    const file = join(root, path)
    if ((await stat(file)).isFile()) hash.update(path).update(await readFile(file))
  }
  return hash.digest('hex')
}

async function lastStamp(name: string, { output }: Part) {
  const built = await stat(join(root, output)).catch(() => null)
  return built ? readFile(join(stamps, name), 'utf8').catch(() => '') : ''
}
