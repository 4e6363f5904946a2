import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Written by the web app's build. */
export const preloadsFile = 'first-screens.json'

type Audience = 'members' | 'visitors'
type Screens = Record<Audience, { pattern: string; files: string[] }[]>

/** Knows which files the app will ask for at a path, so that its page can name them at once. */
export async function readPreloads(folder: string) {
  const { members, visitors } = await readScreens(join(folder, preloadsFile))
  const screens = { members: compile(members), visitors: compile(visitors) }
  return (audience: Audience, path: string) =>
    screens[audience].find(({ pattern }) => pattern.test(path))?.files ?? []
}

/** An older build, met in development, has none. */
async function readScreens(file: string): Promise<Screens> {
  if (!existsSync(file)) return { members: [], visitors: [] }
  return JSON.parse(await readFile(file, 'utf8')) as Screens
}

function compile(screens: Screens[Audience]) {
  return screens.map(({ pattern, files }) => ({ pattern: new RegExp(pattern), files }))
}
