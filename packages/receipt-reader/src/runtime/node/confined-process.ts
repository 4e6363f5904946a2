import { type ChildProcess, type ForkOptions, fork, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createJobFolder, type JobFolder } from './job-folder.ts'

/** What a process needs besides reading its own code. */
export type Rights = {
  /** Native libraries. */
  addons?: boolean
  workers?: boolean
  /** For the files of its jobs. */
  folder?: JobFolder | undefined
}

type Options = Pick<ForkOptions, 'execArgv' | 'serialization' | 'stdio' | 'env'>

type Confinement = {
  /** What runs Node: nothing, or programs that give up rights first. */
  prefix: string[]
  /** The user that it runs as, where that is not the server's. */
  user: number | undefined
  /** What this machine does not allow, in words for the operator. */
  missing: string[]
}

/** Reserved by Debian's policy, so that no account has it; not `nobody`, which PostgreSQL may run as. */
const unusedId = 65431

const sharpFile = fileURLToPath(import.meta.resolve('sharp'))
/** The checkout, which has one folder for all dependencies. */
const [root = ''] = sharpFile.split(`${sep}node_modules${sep}`)
/** Code and models of the sources and of the bundle; the data folder is not among them. */
const ownCode = ['node_modules', 'packages', 'apps/server/src', 'apps/server/dist'].map((folder) =>
  join(root, folder, '*'),
)
const ownFiles = [...ownCode, join(root, 'package.json'), join(root, 'apps/server/package.json')]

let probed: Confinement | undefined

/** What takes rights away on this machine; tried out once. */
export function confinement(): Confinement {
  probed ??= probe()
  return probed
}

/**
 * Starts a process for the files of strangers: as a user of its own where the server is root, without network, without new
 * privileges, and with Node's permissions for its own code and the files of its job only.
 */
export function forkConfined(
  file: URL,
  args: string[],
  { addons, workers, folder }: Rights,
  { execArgv = [], ...options }: Options,
): ChildProcess {
  const [program, ...rest] = [...confinement().prefix, process.execPath]
  const child = fork(fileURLToPath(file), args, {
    ...options,
    cwd: folder?.path ?? '/',
    execPath: program,
    execArgv: [
      ...rest,
      '--permission',
      // It warns of the rights that are given here.
      '--disable-warning=SecurityWarning',
      ...ownFiles.map((path) => `--allow-fs-read=${path}`),
      ...(folder ? ['read', 'write'].map((way) => `--allow-fs-${way}=${folder.path}/*`) : []),
      ...(addons ? ['--allow-addons'] : []),
      ...(workers ? ['--allow-worker'] : []),
      ...execArgv,
    ],
  })
  if (folder) child.once('exit', folder.remove)
  return child
}

function probe(): Confinement {
  const isRoot = process.getuid?.() === 0
  const setpriv = programOf('setpriv')
  const unshare = programOf('unshare')
  const noPrivileges = [...setpriv, '--no-new-privs']
  const ids = [`--reuid=${unusedId}`, `--regid=${unusedId}`, '--clear-groups']
  const asOther = [...noPrivileges, ...ids]
  const user = isRoot && works(asOther) && canUseFiles(asOther) ? unusedId : undefined
  const plain = user ? asOther : works(noPrivileges) ? noPrivileges : []
  // The first needs root, the second a kernel that lets users make namespaces.
  const ways = [
    [...unshare, '--net', ...plain],
    [...plain, ...unshare, '--user', '--net'],
  ]
  const prefix = unshare.length > 0 ? ways.find(works) : undefined
  const missing = [
    ...(prefix ? [] : ['they can reach the network']),
    ...(plain.length > 0 ? [] : ['they can gain privileges']),
    ...(isRoot && !user ? ['they run as root'] : []),
  ]
  return { prefix: prefix ?? plain, user, missing }
}

function programOf(name: string): string[] {
  const path = ['/usr/bin', '/bin'].map((folder) => join(folder, name)).find(existsSync)
  return path ? [path] : []
}

function works(prefix: string[]): boolean {
  return isDone(prefix, ['true'], '/')
}

/** The checkout may be closed to others, and root's own rights may be reduced. */
function canUseFiles(prefix: string[]): boolean {
  try {
    const folder = createJobFolder(unusedId)
    const script = 'test -w . && test -x "$0" && test -r "$1" && test -r "$2"'
    const files = [process.execPath, fileURLToPath(import.meta.url), sharpFile]
    const isUsable = isDone(prefix, [script, ...files], folder.path)
    folder.remove()
    return isUsable
  } catch {
    return false
  }
}

function isDone([program, ...args]: string[], script: string[], cwd: string): boolean {
  if (!program?.startsWith('/')) return false
  const all = [...args, '/bin/sh', '-c', ...script]
  return spawnSync(program, all, { cwd, stdio: 'ignore' }).status === 0
}
