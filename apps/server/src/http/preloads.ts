import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Written by the web app's build. */
export const preloadsFile = 'first-screens.json'

type Audience = 'members' | 'visitors'
type Screens = Record<Audience, { pattern: string; files: string[] }[]>

/** Finds the files the app needs at a path, so that the page can preload them. */
export async function readPreloads(folder: string) {
  const { members, visitors } = await readScreens(join(folder, preloadsFile))
  const screens = { members: compile(members), visitors: compile(visitors) }
  return (audience: Audience, path: string) =>
    screens[audience].find(({ pattern }) => pattern.test(path))?.files ?? []
}

/** An older development build has none. */
async function readScreens(file: string): Promise<Screens> {
  if (!existsSync(file)) return { members: [], visitors: [] }
  return JSON.parse(await readFile(file, 'utf8')) as Screens
}

function compile(screens: Screens[Audience]) {
  return screens.map(({ pattern, files }) => ({ pattern: new RegExp(pattern), files }))
}
