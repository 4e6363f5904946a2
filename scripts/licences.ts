// `npm run licences`: writes the list of shipped packages, from the lock file.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const page = join(root, 'docs/third-party-licences.md')

type Locked = {
  version?: string
  license?: string
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
type Package = { name: string; version: string; licence: string }

/** What we start, and what it runs on. */
const roots = ['apps/server', 'apps/web', '']

/** Packages that name their licence only in a file. */
const namedInFile: Record<string, string> = { 'png-js': 'MIT' }

/** LGPL-3.0 packages, listed one by one: each is a separate file that anyone can replace by another build of it. */
const replaceable = new Set(['libheif-js'])

const allowed =
  /^(?:0BSD|AFL-2\.1|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|EUPL-1\.1\+|ISC|LGPL-3\.0-or-later|MIT|MIT-0|MPL-2\.0|OFL-1\.1|PostgreSQL|Unlicense)$/

/** Every package the product runs on, without those for development, tests and benchmarks. */
export async function shippedPackages(): Promise<Package[]> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const packages: Record<string, Locked> = lock.packages
  const found = new Map<string, Package>()
  const seen = new Set<string>()
  const waiting = [...roots]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const { version = '', license, ...one } = packages[path] ?? {}
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    if (path.includes('node_modules/')) {
      const licence = license ?? namedInFile[name] ?? 'not named'
      found.set(`${name} ${version}`, { name, version, licence })
    }
    for (const needed of Object.keys({ ...one.dependencies, ...one.optionalDependencies })) {
      const place = placeOf(needed, path, packages)
      if (place !== undefined) waiting.push(place)
    }
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}

/** Resolves a dependency of a package: beside itself, or in a folder further up. */
function placeOf(name: string, from: string, packages: Record<string, Locked>) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder && `${folder}/`}node_modules/${name}`
    const locked = packages[place]
    if (locked) return locked.link ? locked.resolved : place
    if (!folder) return undefined
  }
}

/** Whether the licence allows us to ship the package in a commercial product. */
export function mayShip({ name, licence }: Pick<Package, 'name' | 'licence'>) {
  if (licence === 'LGPL-3.0' && replaceable.has(name)) return true
  const options = licence.replace(/^\((.*)\)$/, '$1').split(' OR ')
  return options.some((option) => option.split(' AND ').every((part) => allowed.test(part)))
}

export async function licencePage() {
  const packages = await shippedPackages()
  const counts = Map.groupBy(packages, ({ licence }) => licence)
  const totals = [...counts]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([licence, { length }]) => `${licence} ${length}`)
  return `# Third-party licences

Written by \`npm run licences\` from the lock file; a test keeps it true. The packages that Quittance runs on, those for other systems included; what only develops, tests or measures it is not listed. Each package carries the text of its licence.

${packages.length} packages: ${totals.join(', ')}.

- LGPL: libvips, which \`sharp\` loads as a library of its own, unchanged and replaceable; and libheif with libde265, which opens HEIC, as \`node_modules/libheif-js/libheif-wasm/libheif.wasm\` with the text of its licence beside it. The server loads that file and \`libheif.js\` when the first HEIC comes; another build of libheif for Node may be put in their place, and without them HEIC is refused and nothing else changes.
- The detector, the recognisers and the chooser in \`packages/receipt-reader/models\` are ours; what they were trained on is in \`training/\`.

| package | version | licence |
|---|---|---|
${packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`).join('\n')}
`
}

if (process.argv[1] === import.meta.filename) await writeFile(page, await licencePage())
