// Cuts the icon font down to the icons the app names, so that it weighs a few kilobytes.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const source = (file: string) => fileURLToPath(import.meta.resolve(`lucide-static/font/${file}`))
const target = (file: string) => new URL(`../src/ui/icons/${file}`, import.meta.url)

async function readJson<T>(path: string | URL): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T
}

const names = await readJson<string[]>(target('names.json'))
const codepoints = await readJson<Record<string, number>>(source('codepoints.json'))

const glyphs: Record<string, string> = {}
for (const name of [...new Set(names)].toSorted()) {
  const codepoint = codepoints[name]
  if (codepoint === undefined) throw new Error(`There is no icon called "${name}".`)
  glyphs[name] = String.fromCodePoint(codepoint)
}

const font = await subsetFont(
  await readFile(source('lucide.ttf')),
  Object.values(glyphs).join(''),
  {
    targetFormat: 'woff2',
  },
)

await writeFile(target('icons.woff2'), font)
await writeFile(target('glyphs.json'), `${JSON.stringify(glyphs, null, 2)}\n`)
console.info(`${Object.keys(glyphs).length} icons, ${font.length} bytes`)
