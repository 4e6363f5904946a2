// Run by the Containerfile: `node scripts/image-files.ts <x64 or arm64> <installation> <folder> <list of all packages>`
// copies what the server needs at run time: its build from here, and of the packages installed for that processor those
// that it loads. The list of what is in the image, also bundled, goes beside it.
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { notBundled } from './build-server.ts'
import { lockedPackages, nameOf, placesBelow } from './licences.ts'

const root = join(import.meta.dirname, '..')
const [cpu = '', installation = '', folder = '', sbom = ''] = process.argv.slice(2)
const app = join(folder, 'app')

/** Libraries of other systems, fonts in other styles, and what only compilers, debuggers and authors use. */
const unused = new RegExp(
  [
    `/napi-v6/(?!linux$|linux/${cpu}(/|$))`,
    '/@fontsource-variable/[^/]+/files/.*(?<!-wght-normal\\.woff2)$',
    '/\\.[^/]+$',
    '\\.(map|a|d\\.[cm]?ts)$',
  ].join('|'),
)
const loaded = [...notBundled, /^@fontsource-variable\//]
const licenceFile = /^(licen[cs]e|copying|notice)/i

const packages = await lockedPackages()
const places = placesBelow(['apps/server'], packages).filter((place) =>
  loaded.some((pattern) => pattern.test(nameOf(place))),
)
for (const place of placesBelow(places, packages)) {
  // Those for other systems are not installed.
  if (packages[place]?.optional && !existsSync(join(installation, place))) continue
  await copy(join(installation, place), join(app, place))
}
// Of the packages that are bundled only the licences are needed.
for (const place of placesBelow(['apps/server', 'apps/web'], packages)) {
  if (existsSync(join(app, place)) || !existsSync(join(root, place))) continue
  const files = (await readdir(join(root, place))).filter((file) => licenceFile.test(file))
  for (const file of files) await copy(join(root, place, file), join(app, 'licences', place, file))
}
const reader = 'packages/receipt-reader'
for (const part of ['package.json', 'models']) {
  await copy(join(root, reader, part), join(app, 'node_modules/@quittance/receipt-reader', part))
}
const own = ['apps/server/dist', 'apps/server/package.json', 'apps/web/dist']
for (const part of [...own, 'LICENSE', 'docs/third-party-licences.md']) {
  await copy(join(root, part), join(app, part))
}
const node = join(installation, `node_modules/node-linux-${cpu}`)
await copy(join(node, 'bin/node'), join(folder, 'usr/local/bin/node'))
await copy(join(node, 'LICENSE'), join(app, 'licences/node'))

const list = JSON.parse(await readFile(sbom, 'utf8')) as { components: { 'bom-ref': string }[] }
const inImage = new Set(
  placesBelow(['apps/server', 'apps/web', ''], packages)
    .filter((place) => !packages[place]?.optional || existsSync(join(installation, place)))
    .map((place) => `${nameOf(place)}@${packages[place]?.version}`),
)
const components = list.components.filter((one) => inImage.has(one['bom-ref']))
// Without the graph, which would refer to what is left out.
const shorter = { ...list, components, dependencies: undefined }
await writeFile(join(app, 'sbom.cdx.json'), JSON.stringify(shorter))

function copy(from: string, to: string) {
  const filter = (path: string) => !unused.test(path)
  return cp(from, to, { recursive: true, verbatimSymlinks: true, filter })
}
