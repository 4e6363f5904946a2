import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'

/** The files of a folder and all below it, by their paths from there; what git ignores is left out. */
export async function projectFiles(root: string): Promise<string[]> {
  const ignored = (await readFile(join(root, '.gitignore'), 'utf8')).split('\n')
  const folders = ignored.filter((line) => line.endsWith('/')).map((line) => line.slice(0, -1))
  return filesBelow('')

  async function filesBelow(folder: string): Promise<string[]> {
    const entries = await readdir(join(root, folder), { withFileTypes: true })
    const found = entries.map(async (entry) => {
      const path = posix.join(folder, entry.name)
      if (!entry.isDirectory()) return [path]
      const isIgnored = folders.includes(entry.name) || folders.includes(`/${path}`)
      return isIgnored || entry.name.startsWith('.') ? [] : filesBelow(path)
    })
    return (await Promise.all(found)).flat()
  }
}
