import type { ReaderVersion } from '@quittance/receipt-reader/runtime/browser/manifest'
import { downloadChunks } from '#offline/reader/chunks.ts'
import { isSmallAndFree } from '#offline/reader/metered.ts'
import { onReaderMessage, withTabLock } from '#offline/reader/other-tabs.ts'
import { readerVersion } from '#offline/reader/reader-version.ts'
import { reuseSets, setsToDownload, setsToUpdate } from '#offline/reader/wanted-sets.ts'
import { readerSetting } from '#offline/store/reader-setting.ts'

/** The app's new version waits no longer than this for it. */
const limitMs = 20_000

/**
 * If receipts are read on this device, a small reader update is installed with the app's: it may
 * next be opened on a plane. A larger one loads when a page is opened.
 */
export async function keepReader(): Promise<void> {
  const version = readerVersion
  if (!version) return
  const control = new AbortController()
  const stop = () => control.abort()
  const timer = setTimeout(stop, limitMs)
  const stopListening = onReaderMessage(({ kind }) => kind === 'stop' && stop())
  try {
    await withTabLock(() => keep(version, control.signal))
  } finally {
    clearTimeout(timer)
    stopListening()
  }
}

async function keep(version: ReaderVersion, signal: AbortSignal): Promise<void> {
  const { weakness } = await readerSetting()
  if (weakness) return
  const sets = await setsToUpdate(version)
  await reuseSets(version, sets, signal)
  for (const set of await setsToDownload(version, sets, isSmallAndFree)) {
    await downloadChunks(version, set, { signal, onProgress() {} })
  }
}
