import type { FileSet, ReaderVersion } from '@quittance/receipt-reader/runtime/browser/manifest'
import { type ReaderSetting, readerSetting } from '#offline/store/reader-setting.ts'
import { downloadState, reuseChunks } from './chunks.ts'

export async function wantedSets(): Promise<FileSet[]> {
  const { isOn, hasAsian } = await readerSetting()
  if (!isOn) return []
  return hasAsian ? ['base', 'asian'] : ['base']
}

/** Sets that were complete for another version of the app; an incomplete one is left to the user. */
export async function setsToUpdate({ sha256 }: ReaderVersion): Promise<FileSet[]> {
  const setting = await readerSetting()
  const isOfOther = (set: FileSet) => ![null, sha256].includes(lastCompleteVersion(setting, set))
  return (await wantedSets()).filter(isOfOther)
}

export function lastCompleteVersion(
  { whole, wholeAsian }: ReaderSetting,
  set: FileSet,
): string | null {
  return set === 'base' ? whole : wholeAsian
}

/** Chunks from an older version need no network, except for the chunk list. */
export async function reuseSets(version: ReaderVersion, sets: FileSet[], signal?: AbortSignal) {
  for (const set of sets) await reuseChunks(version, set, signal)
}

/** The first sets whose total download is allowed unprompted. */
export async function setsToDownload(
  version: ReaderVersion,
  sets: FileSet[],
  mayCome: (bytes: number) => boolean,
): Promise<FileSet[]> {
  const coming: FileSet[] = []
  let toSend = 0
  for (const set of sets) {
    toSend += (await downloadState(version, set)).amount.toSend
    if (toSend > 0 && !mayCome(toSend)) break
    coming.push(set)
  }
  return coming
}
