import { type Allowed, filesOf, type Room, rooms } from './rooms.ts'

/** A file that imports whatever it could, each in a line of its own. */
export type ProbeFile = { file: string; imports: { line: string; passes: boolean }[] }

const ourPackages = [
  '@quittance/contract',
  '@quittance/receipt-reader',
  '@quittance/server',
  '@quittance/test-support',
  '@quittance/web',
]

/** A file of each kind that a room can have, and what the table lets pass in it. */
export function probesOf(room: Room): ProbeFile[] {
  return filesOf(room).map(({ example, may, areBesideRooms }) => {
    const ways = [...(areBesideRooms ? ['./'] : []), ...(room.alias ? [room.alias] : [])]
    return {
      file: example,
      imports: [
        ...(areBesideRooms ? [] : [importing('./file.ts', true), importing('./a/file.tsx', true)]),
        ...ways.flatMap((way) => toRooms(way, room, may)),
        ...outOfHouse(may),
      ],
    }
  })
}

function toRooms(way: string, { house }: Room, may: Allowed) {
  return rooms
    .filter((other) => other.house === house)
    .flatMap(({ name, canBeFile }) => {
      const inside = name === '.' ? 'file.ts' : `${name}/file.tsx`
      const files = canBeFile ? [inside, `${name}.ts`] : [inside]
      return files.map((file) => importing(way + file, may.rooms.includes(name)))
    })
}

function outOfHouse({ others }: Allowed) {
  const named = others.filter((name) => name !== 'npm' && name !== 'node')
  return [
    importing('../file.ts', false),
    importing('../../apps/server/src/main.ts', false),
    importing('node:fs', others.includes('node')),
    importing('node:fs/promises', others.includes('node')),
    importing('some-package', others.includes('npm')),
    importing('@somebody/package/file.js', others.includes('npm')),
    ...named.map((name) => importing(name, true)),
    ...ourPackages.map((name) => importing(`${name}/file`, others.includes(name))),
  ]
}

function importing(specifier: string, passes: boolean) {
  return { line: `import '${specifier}'`, passes }
}
