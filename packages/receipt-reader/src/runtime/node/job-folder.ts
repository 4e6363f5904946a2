import {
  chmodSync,
  chownSync,
  constants,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { chmod, copyFile, open, readdir, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

export type JobFolder = ReturnType<typeof createJobFolder>

/** Neither follows a link nor waits for a pipe. */
const resultFlags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

let parent = tmpdir()

/** Where the folders of confined processes are: on the disk of the files that they get. */
export function keepJobFoldersIn(folder: string): void {
  parent = folder
}

/**
 * The only folder that a confined process can write to. Files of a job are copied in, and its results out, so that it
 * never sees those of others. The process knows it as its current folder: it may be unable to enter the ones above.
 */
export function createJobFolder(user: number | undefined) {
  mkdirSync(parent, { recursive: true, mode: 0o700 })
  const path = mkdtempSync(join(realpathSync(parent), 'job-'))
  if (user !== undefined) {
    chownSync(path, process.getuid?.() ?? 0, user)
    // The process can add files, and cannot replace ours.
    chmodSync(path, 0o1770)
  }
  let given = 0

  return {
    path,
    exists: () => existsSync(path),
    /** Returns the name that the process knows the file by. */
    async give(file: string | Buffer, name = `input-${++given}`): Promise<string> {
      const copy = join(path, name)
      if (typeof file !== 'string') await writeFile(copy, file, { flag: 'wx' })
      else await copyFile(file, copy, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
      await chmod(copy, 0o644)
      return name
    },
    /** Copies a result out. A link would make us read a file that the process cannot. */
    async take(name: string, to: string): Promise<void> {
      if (basename(name) !== name) throw new Error('A confined process named a file elsewhere.')
      const file = await open(join(path, name), resultFlags)
      try {
        const found = await file.stat()
        if (!found.isFile() || found.nlink > 1) throw new Error('A confined process left no file.')
        const content = file.createReadStream({ autoClose: false })
        await pipeline(content, createWriteStream(to, { mode: 0o600 }))
      } finally {
        await file.close()
      }
    },
    /** Leaves nothing of a job to the next. */
    async empty(): Promise<void> {
      for (const name of await readdir(path)) await unlink(join(path, name))
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}
