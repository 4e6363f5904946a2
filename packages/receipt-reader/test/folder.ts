import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

export let folder: string

/** Gives each test of a file an empty folder. */
export function useFolder() {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'test-'))
  })
  afterEach(() => rm(folder, { recursive: true }))
}
