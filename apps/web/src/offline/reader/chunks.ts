import {
  cacheOf,
  type FileSet,
  type Manifest,
  type Piece,
  type ReaderVersion,
  readerCaches,
} from '@quittance/receipt-reader/runtime/browser/manifest'
import { sha256Of } from '@quittance/receipt-reader/runtime/browser/sha256'
import type { DownloadSize } from './reader-state.ts'

/** A chunk failed its hash check twice. */
export class ChunkIntegrityError extends Error {
  override name = 'ChunkIntegrityError'
}

const cachedHeaders = ['content-type', 'content-security-policy', 'x-content-type-options']

type Watch = { signal: AbortSignal; onProgress(amount: DownloadSize): void }

/**
 * Downloads the missing chunks of a set. Only verified chunks are cached, so a set is complete when
 * all of its chunks are there.
 */
export async function downloadChunks(
  version: ReaderVersion,
  set: FileSet,
  { signal, onProgress }: Watch,
): Promise<void> {
  const cache = await openWithManifest(version, signal)
  const missing = await copyFromOlder(cache, await missingOf(cache, version, set))
  let toCome = sizeOf(missing)
  onProgress(amountOf(version, set, toCome))
  for (const { address, bytes, sha256 } of missing) {
    signal.throwIfAborted()
    await cache.put(address, await fetchChecked(address, sha256, signal))
    toCome -= bytes
    onProgress(amountOf(version, set, toCome))
  }
}

/** Copies chunks that older versions share with this one; only the chunk list needs the network. */
export async function reuseChunks(
  version: ReaderVersion,
  set: FileSet,
  signal?: AbortSignal,
): Promise<void> {
  const cache = await openWithManifest(version, signal)
  await copyFromOlder(cache, await missingOf(cache, version, set))
}

export async function downloadState(
  version: ReaderVersion,
  set: FileSet,
): Promise<{ amount: DownloadSize; isWhole: boolean }> {
  const cache = await existingCache(version)
  if (!cache) {
    return { amount: amountOf(version, set, version.sets[set].kept), isWhole: false }
  }
  const missing = await missingOf(cache, version, set)
  return { amount: amountOf(version, set, sizeOf(missing)), isWhole: missing.length === 0 }
}

/**
 * Deletes older versions. The previous one stays until the next: another tab may still run it.
 * Newer ones belong to an app version that is not active yet.
 */
export async function removeOlderChunks(version: ReaderVersion): Promise<void> {
  const names = await cacheNames()
  const before = names.slice(0, Math.max(names.indexOf(cacheOf(version)), 0))
  await Promise.all(before.slice(0, -1).map(removeCache))
}

export async function removeAllPieces(): Promise<void> {
  await Promise.all((await cacheNames()).map(removeCache))
}

/** In order of creation. */
async function cacheNames() {
  return (await caches.keys()).filter((name) => name.startsWith(readerCaches))
}

/** Emptied first: a deleted cache keeps its space while any page has it open. */
async function removeCache(name: string) {
  const cache = await caches.open(name)
  const kept = await cache.keys()
  await Promise.all(kept.map(({ url }) => cache.delete(url)))
  await caches.delete(name)
}

/** Deletes damaged chunks so that they are downloaded again. Returns the sets that were damaged. */
export async function removeDamaged(version: ReaderVersion): Promise<FileSet[]> {
  const cache = await existingCache(version)
  if (!cache) return []
  const isDamaged = async ({ address, sha256 }: Pick<Piece, 'address' | 'sha256'>) => {
    const kept = await cache.match(address)
    return kept !== undefined && (await sha256Of(await kept.arrayBuffer())) !== sha256
  }
  if (await isDamaged({ address: version.manifest, sha256: version.sha256 })) {
    await cache.delete(version.manifest)
    return ['base', 'asian']
  }
  const damaged = new Set<FileSet>()
  for (const set of ['base', 'asian'] as const) {
    for (const piece of await piecesOf(cache, version, set)) {
      if (!(await isDamaged(piece))) continue
      await cache.delete(piece.address)
      damaged.add(set)
    }
  }
  return [...damaged]
}

/** Undefined if this version has no cache, or not even its chunk list. */
async function existingCache(version: ReaderVersion): Promise<Cache | undefined> {
  // Opening it would create it.
  if (!(await caches.has(cacheOf(version)))) return undefined
  const cache = await caches.open(cacheOf(version))
  return (await cache.match(version.manifest)) && cache
}

async function openWithManifest(version: ReaderVersion, signal?: AbortSignal): Promise<Cache> {
  const kept = await existingCache(version)
  if (kept) return kept
  const { manifest, sha256 } = version
  const list = await fetchChecked(manifest, sha256, signal)
  // Opened only now, to leave no empty cache behind.
  const cache = await caches.open(cacheOf(version))
  await cache.put(manifest, list)
  return cache
}

async function piecesOf(cache: Cache, { manifest }: ReaderVersion, set: FileSet) {
  const kept = await cache.match(manifest)
  if (!kept) throw new ChunkIntegrityError('The chunk list is missing.')
  const lists = (await kept.json()) as Manifest
  return lists[set].flatMap(({ pieces }) => pieces)
}

async function missingOf(cache: Cache, version: ReaderVersion, set: FileSet): Promise<Piece[]> {
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  return (await piecesOf(cache, version, set)).filter(({ address }) => !here.has(address))
}

/** Returns those that no older version had. */
async function copyFromOlder(cache: Cache, missing: Piece[]): Promise<Piece[]> {
  const left = []
  for (const piece of missing) {
    const older = await fromOlder(piece)
    if (older) await cache.put(piece.address, older)
    else left.push(piece)
  }
  return left
}

/** The same name in another version means the same content. */
async function fromOlder({ address, sha256 }: Piece): Promise<Response | undefined> {
  for (const name of await cacheNames()) {
    const kept = await (await caches.open(name)).match(address)
    if (kept && (await sha256Of(await kept.clone().arrayBuffer())) === sha256) return kept
  }
  return undefined
}

/** A damaged chunk is requested once more, bypassing HTTP caches. */
async function fetchChecked(
  address: string,
  sha256: string,
  signal?: AbortSignal,
): Promise<Response> {
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(address, { ...(signal && { signal }), cache })
    if (!response.ok) throw new Error(`${address} could not be loaded: ${response.status}.`)
    const bytes = await response.arrayBuffer()
    if ((await sha256Of(bytes)) === sha256)
      return new Response(bytes, { headers: headersOf(response) })
  }
  throw new ChunkIntegrityError(`${address} failed its hash check.`)
}

function headersOf({ headers }: Response) {
  const kept = cachedHeaders.map((name) => [name, headers.get(name)] as const)
  return Object.fromEntries(kept.filter((pair): pair is [string, string] => pair[1] !== null))
}

function amountOf(version: ReaderVersion, set: FileSet, toCome: number): DownloadSize {
  const { kept, sent } = version.sets[set]
  return { done: kept - toCome, total: kept, toSend: Math.round((toCome * sent) / kept) }
}

function sizeOf(pieces: Piece[]) {
  return pieces.reduce((sum, { bytes }) => sum + bytes, 0)
}
