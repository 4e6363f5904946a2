import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

const server = join(import.meta.dirname, '../../apps/server')

/** A library in the server's version. */
export const libraryOfServer = createRequire(join(server, 'package.json'))

type Reports = {
  reportFile(kind: string, report: unknown): Promise<{ open(): Readable }>
}
type Storage = { readWhole(key: string): Promise<Buffer>; has(key: string): Promise<boolean> }

export async function loadReports(): Promise<Reports> {
  return import(join(server, 'src/claims/report-file.ts'))
}

export async function openStorage(folder: string): Promise<Storage> {
  const { createDiskStorage } = await import(join(server, 'src/storage/disk.ts'))
  return createDiskStorage(folder)
}
