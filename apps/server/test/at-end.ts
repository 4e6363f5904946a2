import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

/** Cleans up after the running test, or, called outside of one, after all tests of the file. */
export function atEnd(clean: () => unknown) {
  try {
    onTestFinished(async () => void (await clean()))
  } catch {
    afterAll(async () => void (await clean()))
  }
}

export async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'quittance-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}
