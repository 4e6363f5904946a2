import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

export async function withWorkFolder<Result>(
  parent: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(parent, 'upload-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
