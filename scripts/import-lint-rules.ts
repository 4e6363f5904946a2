import type { OxlintOverride } from 'oxlint'
import { filesOf, type Room, type RoomFiles, rooms } from './rooms.ts'

const nodeModules = ['node:*', 'node:*/**']

/** Across folders there is only the alias, so that no other way leads past a fence. */
export function noWayUp(except: string[] = []) {
  return {
    group: ['../**', ...except.map((path) => `!${path}`)],
    message: 'Use ./ inside a folder and #folder/file.ts across folders.',
  }
}

/** The table of `import-rules.ts` as the linter wants it: what each room may not import. */
export const fences: OxlintOverride[] = rooms.flatMap((room) =>
  filesOf(room).map((files) => fence(room, files)),
)

function fence({ path, alias }: Room, { pattern, may, areBesideRooms }: RoomFiles): OxlintOverride {
  const upward = may.others.filter((name) => name.startsWith('../'))
  const packages = may.others.filter((name) => !upward.includes(name))
  const denied = packages.includes('npm')
    ? ['./**', '#*', '#*/**', '@quittance/**', ...nodeModules]
    : ['**']
  const allowed = [
    ...may.rooms.flatMap((name) => waysTo(name, './')),
    ...(alias ? may.rooms.flatMap((name) => waysTo(name, alias)) : []),
    ...(areBesideRooms ? [] : ['./**']),
    ...(packages.includes('node') ? nodeModules : []),
    ...packages.flatMap((name) => [name, `${name}/**`]),
  ]
  const patterns = [
    noWayUp(upward),
    {
      group: [...denied, ...allowed.map((it) => `!${it}`)],
      message: `${path} may import ${[...may.rooms, ...may.others].join(', ')}: see scripts/import-rules.ts.`,
    },
  ]
  return { files: [pattern], rules: { 'no-restricted-imports': ['error', { patterns }] } }
}

function waysTo(room: string, way: string) {
  return room === '.'
    ? [`${way}*.ts`, `${way}*.tsx`, `${way}*.js`, `${way}*.json`]
    : [`${way}${room}.ts`, `${way}${room}.tsx`, `${way}${room}/**`]
}
