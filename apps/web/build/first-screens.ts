import type { Plugin } from 'vite'
import { type Audience, firstPages } from '#app/route-table.ts'

type Chunk = { fileName: string; imports: string[]; moduleIds: string[]; isEntry: boolean }

/** Other modules of each audience's first screen. */
const frames: Record<Audience, string[]> = { members: ['app/signed-in-app'], visitors: [] }

/** Writes a list of the files that each path needs, besides the entry's own, so that the server can preload them. */
export const firstScreens: Plugin = {
  name: 'first-screens',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const screensOf = (audience: Audience) =>
      firstPages(audience).map(({ pattern, page }) => ({
        pattern,
        files: filesFor(chunks, [...frames[audience], `pages/${page}`]),
      }))
    this.emitFile({
      type: 'asset',
      fileName: 'first-screens.json',
      source: JSON.stringify({ members: screensOf('members'), visitors: screensOf('visitors') }),
    })
  },
}

function filesFor(chunks: readonly Chunk[], modules: string[]) {
  const known = withImports(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  )
  const wanted = withImports(
    chunks,
    modules.map((module) => chunkOf(chunks, module)),
  )
  return [...wanted].filter((fileName) => !known.has(fileName)).map((fileName) => `/${fileName}`)
}

function chunkOf(chunks: readonly Chunk[], module: string) {
  const chunk = chunks.find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith(`/src/${module}.tsx`)),
  )
  if (!chunk) throw new Error(`No file of the build holds ${module}.tsx.`)
  return chunk
}

function withImports(chunks: readonly Chunk[], roots: readonly Chunk[]) {
  const names = new Set(roots.map(({ fileName }) => fileName))
  for (const name of names) {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    for (const imported of chunk?.imports ?? []) names.add(imported)
  }
  return names
}
