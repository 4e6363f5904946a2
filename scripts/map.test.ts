import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

const root = join(import.meta.dirname, '..')
const shown = pathsOf(await readFile(join(root, 'docs/architecture.md'), 'utf8'))

test('the map shows every folder', async () => {
  const folders = new Set((await projectFiles(root)).map((file) => posix.dirname(file)))
  const isShown = (folder: string) =>
    shown.includes(folder) || shown.includes(folder.replace(/\/src$/, ''))
  expect([...folders].filter((folder) => folder !== '.' && !isShown(folder))).toEqual([])
})

test('everything on the map is there', () => {
  expect(shown.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

/** The paths of the map: names at the start of a line, below the line that is less indented. */
function pathsOf(page: string) {
  const [, map = ''] = /^## The map\n+```\n([^]*?)\n```/m.exec(page) ?? []
  const above: string[] = []
  return map.split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = /^( *)([^\s,]+(?:, [^\s,]+)*)/.exec(line) ?? []
    const depth = indent.length / 2
    const parent = depth === 0 ? '' : above[depth - 1]!
    const paths = names.split(', ').map((name) => posix.join(parent, name).replace(/\/$/, ''))
    above[depth] = paths[0]!
    return paths
  })
}
