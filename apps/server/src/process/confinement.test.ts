import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { confinement } from '@quittance/receipt-reader/runtime/node/confined-process'
import { describe, expect, test } from 'vitest'
import type { Confined } from '#test/confined-processes.ts'

const program = fileURLToPath(import.meta.resolve('#test/confined-processes.ts'))
const isRoot = process.getuid?.() === 0
const ordinary = { uid: 65432, gid: 65432 }
/** Other machines may lack what confines them, which the server's log says. */
const isConfined = process.env.CI !== undefined || confinement().missing.length === 0

const users = [
  ['the user of this test', {}],
  ...(isRoot ? [['an ordinary user', ordinary] as const] : []),
] as const

describe.skipIf(!isConfined).each(users)('started by %s', (_name, user) => {
  test('Hole 33: no process for files can reach the network, other files or programs', async () => {
    const env = { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR }
    const { stdout } = await promisify(execFile)(process.execPath, [program], { ...user, env })
    const found = JSON.parse(stdout) as Record<string, Confined>
    expect(Object.keys(found)).toEqual(['image', 'document', 'reader', 'mail'])
    for (const { outcomes, status } of Object.values(found)) {
      expect(Object.entries(outcomes).filter(([, outcome]) => outcome === 'done')).toEqual([])
      expect(outcomes['connect to a server']).toBe('ENETUNREACH')
      expect(status).toMatch(/^NoNewPrivs:\t1$/m)
      expect(status).toMatch(/^CapEff:\t0+$/m)
      expect(status).toMatch(/^Uid:\t[1-9]/m)
    }
  })
})
