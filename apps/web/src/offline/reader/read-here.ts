import { applyRememberedVendor } from '@quittance/contract/vendor-memory'
import { toExtracted } from '@quittance/receipt-reader/receipt-reading'
import type { Entry } from '#offline/store/entry.ts'
import { changeReaderSetting, readerSetting } from '#offline/store/reader-setting.ts'
import { deviceNoun } from '#ui/device-noun.ts'
import { contextOf, recallVendor } from './context.ts'
import { isReadyHere } from './is-ready-here.ts'
import type { Attempt, PhoneReader } from './phone-reader.ts'
import { handleBadFiles, recordWeakDevice } from './reader-control.ts'
import { isDeviceOnly, readerState } from './reader-state.ts'
import { readerVersion } from './reader-version.ts'

/** If a receipt takes longer, the phone counts as too weak. */
const maxSeconds = 20

const interrupted = { kind: 'interrupted' } as const

let reader: PhoneReader | undefined

readerState.subscribe((state) => {
  if (isReadyHere(state)) return
  reader?.close()
  reader = undefined
})

/**
 * Reads a photo on this device, as the server would have. `failed` is a message for the user; if
 * `interrupted`, nothing is known about the photo. Throws only if aborted.
 */
export async function readHere(photo: Blob, entry: Entry, signal: AbortSignal | undefined) {
  let attempt = await attemptHere(photo, entry, signal)
  // If only the Japanese and Chinese files were damaged, read without them.
  if (attempt.kind === 'files' && isReadyHere()) attempt = await attemptHere(photo, entry, signal)
  switch (attempt.kind) {
    case 'read': {
      const reading = toExtracted(attempt.reading)
      const known = await recallVendor(entry, reading.vendor, signal)
      const { lacksAsian } = attempt
      return { kind: 'read', reading: applyRememberedVendor(reading, known), lacksAsian } as const
    }
    case 'interrupted':
      return interrupted
    case 'files':
      if (isReadyHere()) return interrupted
      break
  }
  return { kind: 'failed', message: whyNot(attempt.kind), isOfPhoto: isReadyHere() } as const
}

async function attemptHere(
  photo: Blob,
  entry: Entry,
  signal: AbortSignal | undefined,
): Promise<Attempt> {
  const version = readerVersion
  const loaded = version && (await import('./phone-reader.ts').catch(() => null))
  const context = await contextOf(entry, signal)
  if (!version || !loaded || !isReadyHere()) return interrupted
  reader ??= loaded.createPhoneReader(version)
  const attempt = await reader.read(photo, context, signal)
  // A failure while the reader is being removed says nothing about the phone.
  if (attempt.kind !== 'read' && !isReadyHere()) return interrupted
  await note(attempt).catch(() => undefined)
  return attempt
}

async function note(attempt: Attempt): Promise<void> {
  if (attempt.kind === 'files') return handleBadFiles()
  if (attempt.kind === 'hidden') return recordWeakDevice({ kind: 'hidden' })
  const { isStrong } = await readerSetting()
  const seconds = 'seconds' in attempt ? attempt.seconds : null
  const isInTime = seconds !== null && seconds <= maxSeconds
  if (isInTime && !isStrong) await changeReaderSetting({ isStrong: true })
  if (isInTime || isStrong) return
  if (attempt.kind === 'died') await recordWeakDevice({ kind: 'died' })
  else if (seconds !== null) await recordWeakDevice({ kind: 'slow', seconds: Math.round(seconds) })
}

function whyNot(kind: 'photo' | 'files' | 'hidden' | 'died' | 'slow') {
  if (isReadyHere()) return `This ${deviceNoun} could not read the photo.`
  if (kind === 'hidden')
    return 'This browser hides the pixels of photos. Our server reads them again.'
  if (kind !== 'files')
    return `This ${deviceNoun} is too weak to read receipts. Our server reads them again.`
  const words = `The reader on this ${deviceNoun} is damaged. Download it again in Settings`
  return isDeviceOnly() ? `${words}.` : `${words}; until then our server reads.`
}
