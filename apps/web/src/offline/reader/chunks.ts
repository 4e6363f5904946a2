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

/** What came is not what was sent, twice. */
export class ChunkIntegrityError extends Error {
  override name = 'DamagedError'
}

/** What a browser needs to know of a piece that it runs, besides its bytes. */
const keptHeaders = ['content-type', 'content-security-policy', 'x-content-type-options']

type Watch = { signal: AbortSignal; onProgress(amount: DownloadSize): void }

/**
 * Brings the pieces of a set to this device, but for those that are here already. What is not what it should be is
 * never kept, so a set is whole when all of its pieces are here.
 */
export async function downloadChunks(
  version: ReaderVersion,
  set: FileSet,
  { signal, onProgress }: Watch,
): Promise<void> {
  const cache = await openWithManifest(version, signal)
  const missing = await takeOlder(cache, await missingOf(cache, version, set))
  let toCome = sizeOf(missing)
  onProgress(amountOf(version, set, toCome))
  for (const { address, bytes, sha256 } of missing) {
    signal.throwIfAborted()
    await cache.put(address, await fetchChecked(address, sha256, signal))
    toCome -= bytes
    onProgress(amountOf(version, set, toCome))
  }
}

/** Takes over what this version has in common with older ones; of the network it needs the list of pieces only. */
export async function reuseChunks(
  version: ReaderVersion,
  set: FileSet,
  signal?: AbortSignal,
): Promise<void> {
  const cache = await openWithManifest(version, signal)
  await takeOlder(cache, await missingOf(cache, version, set))
}

/** How much of a set is here. */
export async function downloadState(
  version: ReaderVersion,
  set: FileSet,
): Promise<{ amount: DownloadSize; isWhole: boolean }> {
  const cache = await keptCache(version)
  if (!cache) {
    return { amount: amountOf(version, set, version.sets[set].kept), isWhole: false }
  }
  const missing = await missingOf(cache, version, set)
  return { amount: amountOf(version, set, sizeOf(missing)), isWhole: missing.length === 0 }
}

/**
 * Frees the space of older versions. The one before this stays until the next: another tab may still run it. What was
 * made later belongs to a version of the app that waits to be used.
 */
export async function removeOlderPieces(version: ReaderVersion): Promise<void> {
  const names = await cacheNames()
  const before = names.slice(0, Math.max(names.indexOf(cacheOf(version)), 0))
  await Promise.all(before.slice(0, -1).map(removeCache))
}

export async function removeAllPieces(): Promise<void> {
  await Promise.all((await cacheNames()).map(removeCache))
}

/** In the order they were made. */
async function cacheNames() {
  return (await caches.keys()).filter((name) => name.startsWith(readerCaches))
}

/** Emptied first: a cache that some page has opened keeps its room until that page is gone. */
async function removeCache(name: string) {
  const cache = await caches.open(name)
  const kept = await cache.keys()
  await Promise.all(kept.map(({ url }) => cache.delete(url)))
  await caches.delete(name)
}

/** Lets go of what is not as it was downloaded, so that it comes again. Says where something was damaged. */
export async function removeDamaged(version: ReaderVersion): Promise<FileSet[]> {
  const cache = await keptCache(version)
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

/** Undefined where nothing is kept of this version, or not even the list of what there is. */
async function keptCache(version: ReaderVersion): Promise<Cache | undefined> {
  // Opening it would make it.
  if (!(await caches.has(cacheOf(version)))) return undefined
  const cache = await caches.open(cacheOf(version))
  return (await cache.match(version.manifest)) && cache
}

async function openWithManifest(version: ReaderVersion, signal?: AbortSignal): Promise<Cache> {
  const kept = await keptCache(version)
  if (kept) return kept
  const { manifest, sha256 } = version
  const list = await fetchChecked(manifest, sha256, signal)
  // Not before: one that is empty would only be in the way.
  const cache = await caches.open(cacheOf(version))
  await cache.put(manifest, list)
  return cache
}

async function piecesOf(cache: Cache, { manifest }: ReaderVersion, set: FileSet) {
  const kept = await cache.match(manifest)
  if (!kept) throw new ChunkIntegrityError('The list of the pieces is gone.')
  const lists = (await kept.json()) as Manifest
  return lists[set].flatMap(({ pieces }) => pieces)
}

async function missingOf(cache: Cache, version: ReaderVersion, set: FileSet): Promise<Piece[]> {
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  return (await piecesOf(cache, version, set)).filter(({ address }) => !here.has(address))
}

/** Those that no older version had. */
async function takeOlder(cache: Cache, missing: Piece[]): Promise<Piece[]> {
  const left = []
  for (const piece of missing) {
    const older = await fromOlder(piece)
    if (older) await cache.put(piece.address, older)
    else left.push(piece)
  }
  return left
}

/** What has the same name in another version is the same. */
async function fromOlder({ address, sha256 }: Piece): Promise<Response | undefined> {
  for (const name of await cacheNames()) {
    const kept = await (await caches.open(name)).match(address)
    if (kept && (await sha256Of(await kept.clone().arrayBuffer())) === sha256) return kept
  }
  return undefined
}

/** Asked for once more where it is damaged: past whatever may have kept it so on the way. */
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
  throw new ChunkIntegrityError(`${address} is not what it should be.`)
}

function headersOf({ headers }: Response) {
  const kept = keptHeaders.map((name) => [name, headers.get(name)] as const)
  return Object.fromEntries(kept.filter((pair): pair is [string, string] => pair[1] !== null))
}

function amountOf(version: ReaderVersion, set: FileSet, toCome: number): DownloadSize {
  const { kept, sent } = version.sets[set]
  return { done: kept - toCome, total: kept, toSend: Math.round((toCome * sent) / kept) }
}

function sizeOf(pieces: Piece[]) {
  return pieces.reduce((sum, { bytes }) => sum + bytes, 0)
}
