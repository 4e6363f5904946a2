import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'

/** The parts of the app to cache; payment and the demo request need a network. */
const keptFiles = ['assets/*.{js,css,woff2}', 'icon*.{svg,png}', 'apple-touch-icon.png']
const notKept = ['assets/payment-*', 'assets/schedule-demo-*']

/** Writes the service worker, one classic script that knows the files of this build. */
export async function buildWorker(web: string, define: Record<string, string>) {
  const dist = join(web, 'dist')
  const files = await filesToKeep(dist)
  const paths = files.map((file) => `/${file}`)
  const code = await bundleWorker(join(web, 'src/offline/worker/main.ts'), paths, define)
  const version = await hashOf(code, ['index.html', ...files], dist)
  await writeFile(join(dist, 'sw.js'), code.replaceAll(versionMark, version))
}

/** The files of a build that the service worker caches. */
export async function filesToKeep(folder: string) {
  const files: string[] = []
  for await (const file of glob(keptFiles, { cwd: folder, exclude: notKept })) files.push(file)
  return files.toSorted()
}

const versionMark = '__VERSION_OF_THIS_BUILD__'

async function bundleWorker(input: string, paths: string[], define: Record<string, string>) {
  const bundle = await rolldown({
    input,
    platform: 'browser',
    transform: {
      define: {
        ...define,
        KEPT_FILES: JSON.stringify(paths),
        VERSION: JSON.stringify(versionMark),
      },
    },
    logLevel: 'warn',
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code
}

async function hashOf(code: string, files: string[], folder: string) {
  const hash = createHash('sha256').update(code)
  for (const file of files) hash.update(file).update(await readFile(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}
