import type { FileSet, ReaderVersion } from '@quittance/receipt-reader/runtime/browser/manifest'
import { isOffline, onConnectionChange } from '#lib/api/connection.ts'
import {
  changeReaderSetting,
  noReaderSetting,
  type ReaderSetting,
  readerSetting,
} from '#offline/store/reader-setting.ts'
import {
  ChunkIntegrityError,
  downloadChunks,
  downloadState,
  removeAllPieces,
  removeDamaged,
  removeOlderChunks,
} from './chunks.ts'
import { detectReaderState, photosBeforeOffer } from './detect-reader-state.ts'
import { mayDownloadUnprompted } from './metered.ts'
import {
  afterOtherTabs,
  broadcastToTabs,
  onReaderMessage,
  type ReaderMessage,
  withTabLock,
} from './other-tabs.ts'
import {
  type DownloadSize,
  type IncompleteReason,
  isDeviceOnly,
  type ReaderState,
  readerState,
} from './reader-state.ts'
import { readerVersion } from './reader-version.ts'
import { reuseSets, setsToDownload, setsToUpdate, wantedSets } from './wanted-sets.ts'

/** Photos are not read until the state is known, so do not wait long for the network. */
const takeOverMs = 5000

let download: { control: AbortController; done: Promise<void> } | undefined
/** The download by this tab or another. */
let activeDownload: { set: FileSet; amount: DownloadSize } | undefined
/** Why a set is incomplete, as far as known. */
let gaps: Partial<Record<FileSet, IncompleteReason>> = {}
/** True while another tab downloads, which may be closed without notice. */
let isFollowing = false
/** Requested here while another tab was downloading. */
let isAwaited = false
let detections = 0

/** Detects what is on this device, and follows other tabs. Returns a stop function. */
export function startReader(): () => void {
  const running = new AbortController()
  const endings = [
    onReaderMessage(onMessage),
    onConnectionChange(() => {
      if (!isOffline()) void update()
    }),
  ]
  void start(running.signal)
  return () => {
    running.abort()
    for (const end of endings) end()
    abortDownload()
  }
}

export async function enableReader(): Promise<void> {
  await changeReaderSetting({ isOn: true, isOffered: true })
  await load()
}

export async function loadAsian(): Promise<void> {
  await changeReaderSetting({ hasAsian: true })
  await load()
}

/** Chunks already downloaded stay for later. */
export function stopLoading(): void {
  abortDownload()
  broadcastToTabs({ kind: 'stop' })
}

export async function removeReader(): Promise<void> {
  stopLoading()
  await download?.done
  await afterOtherTabs(async () => {
    const { isOffered, photosRead } = await readerSetting()
    await changeReaderSetting({ ...noReaderSetting, isOffered, photosRead })
    await removeAllPieces()
  })
  gaps = {}
  await showChange()
}

/** No photo is sent to the server for reading while the reader is ready. */
export async function setDeviceOnly(isWanted: boolean): Promise<void> {
  await changeReaderSetting({ isAlwaysHere: isWanted })
  await showChange()
}

export async function recordWeakDevice(weakness: ReaderSetting['weakness']): Promise<void> {
  await changeReaderSetting({ weakness })
  await showChange()
}

/** Clears the weakness: the device may just have been busy. */
export async function tryAgain(): Promise<void> {
  await recordWeakDevice(null)
}

/** The files could not be used: delete damaged ones, so that they are downloaded again. */
export async function handleBadFiles(): Promise<void> {
  if (!readerVersion) return
  for (const set of await removeDamaged(readerVersion)) gaps[set] = 'damaged'
  await showChange()
}

/** Counts photos that were read and saved, to offer the reader to users who need it. */
export async function countPhotoRead(): Promise<void> {
  if (readerState.get().kind !== 'off') return
  const { isOffered, photosRead } = await readerSetting()
  if (isOffered || photosRead >= photosBeforeOffer) return
  await changeReaderSetting({ photosRead: photosRead + 1 })
  await showChange()
}

/** "Not now" is final; Settings still has the option. */
export async function declineOffer(): Promise<void> {
  await changeReaderSetting({ isOffered: true })
  await showChange()
}

function abortDownload() {
  isAwaited = false
  download?.control.abort()
}

async function showChange() {
  await detect()
  broadcastToTabs({ kind: 'changed', version: readerVersion?.sha256, gaps })
}

/** The store is the source of truth for all tabs. */
async function detect(): Promise<void> {
  detections += 1
  const own = detections
  const state = await detectReaderState(readerVersion, gaps)
  // Ignore a result that a newer check has overtaken.
  if (own === detections) readerState.set(withTransfer(state))
}

/** An incomplete set may be downloading. */
function withTransfer(state: ReaderState): ReaderState {
  if (!activeDownload) return state
  const { set, amount } = activeDownload
  const loading = { kind: 'loading', ...amount } as const
  if (set === 'base' && state.kind === 'broken') {
    return { ...loading, isAlwaysHere: state.isAlwaysHere }
  }
  const isAsian = set === 'asian' && state.kind === 'ready' && !state.hasAsian
  return isAsian ? { ...state, asian: loading } : state
}

/** Reuse what a new version shares with the old before reporting anything as missing. */
async function start(running: AbortSignal): Promise<void> {
  await takeOverOlder().catch(() => undefined)
  await detect()
  // If this fails, the next page tries again.
  await tidy(running).catch(() => undefined)
}

async function takeOverOlder(): Promise<void> {
  const version = readerVersion
  const sets = version ? await setsToUpdate(version) : []
  if (!version || sets.length === 0) return
  await withTabLock(() => reuseSets(version, sets, AbortSignal.timeout(takeOverMs)))
}

/** Downloads what a new version of the app needs, and deletes leftovers. */
async function tidy(running: AbortSignal): Promise<void> {
  const version = readerVersion
  if (!version || running.aborted) return
  await update()
  const { kind } = readerState.get()
  if (kind !== 'ready' && kind !== 'off') return
  // Another tab may have switched it on or off meanwhile.
  await withTabLock(async () => {
    const { isOn } = await readerSetting()
    running.throwIfAborted()
    if (isOn && (await downloadState(version, 'base')).isWhole)
      await noteWhole(version, 'base', running)
    if (!isOn) await removeAllPieces()
  })
}

/** Only unprompted if that costs nothing; otherwise the user is asked. */
async function update(): Promise<void> {
  const version = readerVersion
  // A download that was stopped, or failed for another reason than the network, is left to the user.
  if (!version || download || Object.keys(gaps).length > 0) return
  const isDue = await isUpdateDue(version).catch(() => false)
  if (!isDue) return
  await takeOverOlder().catch(() => undefined)
  const coming = await setsToCome(version, false).catch(() => [])
  await (coming.length > 0 ? load(false) : detect())
}

async function isUpdateDue(version: ReaderVersion) {
  const { kind } = readerState.get()
  const canBe = kind === 'broken' || kind === 'ready'
  return canBe && (await setsToUpdate(version)).length > 0
}

async function setsToCome(version: ReaderVersion, isAsked: boolean): Promise<FileSet[]> {
  if (isAsked) return wantedSets()
  return setsToDownload(version, await setsToUpdate(version), mayDownloadUnprompted)
}

async function load(isAsked = true): Promise<void> {
  const version = readerVersion
  if (!version) return
  // A download that was just stopped must not block this one.
  while (download?.control.signal.aborted) await download.done
  if (download) return
  // Asks the browser not to evict it when storage runs low.
  void navigator.storage?.persist?.()
  const control = new AbortController()
  download = { control, done: loadAlone(version, { signal: control.signal, isAsked }) }
  await download.done
}

type Task = { signal: AbortSignal; isAsked: boolean }

async function loadAlone(version: ReaderVersion, task: Task): Promise<void> {
  // Check the device again even after a failure.
  const isOurs = await withTabLock(() => loadAll(version, task)).catch(() => true)
  download = undefined
  if (isOurs) {
    activeDownload = undefined
    await showChange()
  } else {
    isAwaited ||= task.isAsked && !task.signal.aborted
    follow()
  }
}

async function loadAll(version: ReaderVersion, task: Task): Promise<true> {
  for (const set of await setsToCome(version, task.isAsked)) {
    if (!(await loadSet(version, set, task))) break
    activeDownload = undefined
    // A complete set can be used while the next one downloads.
    await showChange()
  }
  return true
}

async function loadSet(version: ReaderVersion, set: FileSet, { signal, isAsked }: Task) {
  const onProgress = (amount: DownloadSize) => {
    showLoading(set, amount)
    broadcastToTabs({ kind: 'loading', version: version.sha256, set, amount })
  }
  delete gaps[set]
  try {
    const { isWhole, amount } = await downloadState(version, set)
    if (!isWhole) {
      onProgress(amount)
      await downloadChunks(version, set, { signal, onProgress })
    }
    await noteWhole(version, set, signal)
    return true
  } catch (error) {
    const gap = reasonFrom(error, signal)
    // An unprompted download was not interrupted: it is still due.
    if (isAsked || gap !== 'network') gaps[set] = gap
    return false
  }
}

async function noteWhole(version: ReaderVersion, set: FileSet, signal: AbortSignal) {
  const { sha256 } = version
  await changeReaderSetting(set === 'base' ? { whole: sha256 } : { wholeAsian: sha256 })
  // Keep everything that this version can use.
  await reuseSets(version, await wantedSets(), signal)
  await removeOlderChunks(version)
}

function reasonFrom(error: unknown, signal: AbortSignal): IncompleteReason {
  if (signal.aborted) return 'stopped'
  if (error instanceof ChunkIntegrityError) return 'damaged'
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
  return isFull ? 'full' : 'network'
}

function showLoading(set: FileSet, amount: DownloadSize) {
  activeDownload = { set, amount }
  const state = readerState.get()
  // Detect the state first.
  if (state.kind === 'unknown') return
  const isBase = set === 'base'
  readerState.set(
    isBase
      ? { kind: 'loading', ...amount, isAlwaysHere: isDeviceOnly(state) }
      : withTransfer(state),
  )
}

function onMessage(message: ReaderMessage) {
  if (message.kind === 'stop') return abortDownload()
  const isOfOurs = message.version === readerVersion?.sha256
  if (message.kind === 'changed') {
    if (isOfOurs && !download) gaps = message.gaps
    void detect()
  }
  if (message.kind === 'loading' && isOfOurs && !download && navigator.locks) {
    showLoading(message.set, message.amount)
    follow()
  }
}

/** Until the downloading tab is done, or closed. */
function follow() {
  if (isFollowing) return
  isFollowing = true
  void afterOtherTabs(goOn).finally(() => {
    isFollowing = false
    if (isAwaited) void load()
    isAwaited = false
  })
}

async function goOn() {
  activeDownload = undefined
  if (!isAwaited) await detect()
}
