import type { FileSet, ReaderVersion } from '@quittance/receipt-reader/runtime/browser/manifest'
import {
  noReaderSetting,
  type ReaderSetting,
  readerSetting,
} from '#offline/store/reader-setting.ts'
import { downloadState } from './chunks.ts'
import type { DownloadSize, IncompleteReason, ReaderState, Transfer } from './reader-state.ts'
import { lastCompleteVersion } from './wanted-sets.ts'

/** The shortest module with a SIMD instruction: without SIMD a receipt would take minutes. */
const simdModule = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
])

/** Why this browser cannot read receipts; null if it can. */
function unsupportedReason(): string | null {
  if (!('caches' in globalThis && 'indexedDB' in globalThis)) {
    return 'This browser does not allow storage here, for example in a private window or without https.'
  }
  const canWork = 'Worker' in globalThis && 'OffscreenCanvas' in globalThis
  if (!canWork || !hasSimd()) return 'This browser is too old. Please update it.'
  return null
}

/** Only validated, because our CSP forbids compiling it. */
function hasSimd() {
  return 'WebAssembly' in globalThis && WebAssembly.validate(simdModule)
}

/** Offer reading on this device after this many photos. */
export const photosBeforeOffer = 3

type Gaps = Partial<Record<FileSet, IncompleteReason>>

export async function detectReaderState(
  version: ReaderVersion | null,
  gaps: Gaps,
): Promise<ReaderState> {
  const why = unsupportedReason()
  if (why) return impossible(why)
  if (!version) return impossible('This version of the app cannot do it.')
  return stateOnDevice(version, gaps).catch(() =>
    impossible('This browser does not allow storage here.'),
  )
}

/** The user's choice holds even if nothing can be read for a while. */
async function impossible(why: string): Promise<ReaderState> {
  const { isOn, isAlwaysHere } = await readerSetting().catch(() => noReaderSetting)
  return { kind: 'impossible', why, isAlwaysHere: isOn && isAlwaysHere }
}

async function stateOnDevice(version: ReaderVersion, gaps: Gaps): Promise<ReaderState> {
  const setting = await readerSetting()
  const { isOn, isOffered, photosRead, isAlwaysHere, weakness } = setting
  if (!isOn) return { kind: 'off', isToOffer: !isOffered && photosRead >= photosBeforeOffer }
  const base = await downloadState(version, 'base')
  if (!base.isWhole) {
    return { ...brokenOff(base.amount, gaps.base ?? gapOf(setting, version, 'base')), isAlwaysHere }
  }
  const asian = await downloadState(version, 'asian')
  return {
    kind: 'ready',
    bytes: base.amount.done + asian.amount.done,
    hasAsian: asian.isWhole,
    asian:
      setting.hasAsian && !asian.isWhole
        ? brokenOff(asian.amount, gaps.asian ?? gapOf(setting, version, 'asian'))
        : null,
    isAlwaysHere,
    weakness,
  }
}

function brokenOff(amount: DownloadSize, why: IncompleteReason): Transfer {
  return { kind: 'broken', why, ...amount }
}

/** The reason as far as it can be inferred. */
function gapOf(setting: ReaderSetting, { sha256 }: ReaderVersion, set: FileSet): IncompleteReason {
  const whole = lastCompleteVersion(setting, set)
  if (whole === null) return 'stopped'
  return whole === sha256 ? 'cleared' : 'update'
}
