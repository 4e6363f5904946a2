import { posix } from 'node:path'
import { type House, houses } from './import-rules.ts'

export type Room = {
  house: string
  name: string
  alias: string | undefined
  /** Where it lies, from the root: its folder, or its file without the ending. */
  path: string
  /** Not so where loose files are a room of their own. */
  canBeFile: boolean
  code: Allowed
  tests: Allowed
}

export type Allowed = {
  /** Rooms of the house, the room itself among them. */
  rooms: string[]
  /** Packages, `node`, `npm`, and files of other houses from `../` on. */
  others: string[]
}

const besideSource = new Set(['build', 'test'])

/** Every room of the table, with what its words stand for. */
export const rooms: Room[] = Object.entries(houses).flatMap(([folder, house]) =>
  roomsOf(folder, house),
)

function roomsOf(folder: string, { src = 'src', alias, all, tests = '', ...house }: House): Room[] {
  const lines = Object.entries(house.rooms).flatMap(([names, line]) =>
    withBracesOpened(names).map((name) => ({ name, line })),
  )
  const names = lines.map(({ name }) => name)
  return lines.map(({ name, line }) => ({
    house: folder,
    name,
    alias,
    path: posix.join(folder, besideSource.has(name) ? '.' : src, name),
    canBeFile: !names.includes('.'),
    code: allowedBy(`${line} ${all}`, name, names),
    tests: allowedBy(`${line} ${all} ${tests}`, name, names),
  }))
}

function allowedBy(text: string, own: string, names: string[]): Allowed {
  const words = text.split(' ').filter(Boolean).flatMap(withBracesOpened)
  const isNamed = (name: string) =>
    words.some((word) => word === 'house' || word === name || name.startsWith(`${word}/`))
  const isOther = (word: string) =>
    word !== 'house' && !names.some((name) => name === word || name.startsWith(`${word}/`))
  return {
    rooms: names.filter((name) => name === own || isNamed(name)),
    others: words.filter(isOther),
  }
}

/** `a/{b,c}` is `a/b` and `a/c`. */
function withBracesOpened(text: string): string[] {
  const [, before = '', within, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(text) ?? []
  return within === undefined ? [text] : within.split(',').map((part) => before + part + after)
}

/** Files of a room for which the same rules hold. */
export type RoomFiles = {
  pattern: string
  example: string
  may: Allowed
  /** In a folder of its own `./` cannot leave the room; beside other rooms it leads into them. */
  areBesideRooms: boolean
}

export function filesOf({ name, path, canBeFile, code, tests }: Room): RoomFiles[] {
  const test = '.test.{ts,tsx}'
  const loose = { areBesideRooms: true }
  const inFolder = { areBesideRooms: false }
  if (name === '.') {
    return [
      { pattern: `${path}/*`, example: `${path}/probe.ts`, may: code, ...loose },
      { pattern: `${path}/*${test}`, example: `${path}/probe.test.ts`, may: tests, ...loose },
    ]
  }
  const folder = [
    { pattern: `${path}/**`, example: `${path}/probe.ts`, may: code, ...inFolder },
    {
      pattern: `${path}/**/*${test}`,
      example: `${path}/a/probe.test.tsx`,
      may: tests,
      ...inFolder,
    },
  ]
  const file = [
    { pattern: `${path}.{ts,tsx}`, example: `${path}.ts`, may: code, ...loose },
    { pattern: `${path}${test}`, example: `${path}.test.ts`, may: tests, ...loose },
  ]
  return canBeFile ? [...folder, ...file] : folder
}
