import type { FileSet, ReaderVersion } from '@quittance/receipt-reader/runtime/browser/manifest'
import { type ReaderSetting, readerSetting } from '#offline/store/reader-setting.ts'
import { downloadState, reuseChunks } from './chunks.ts'

/** What this device was told to keep, in the order it comes. */
export async function wantedSets(): Promise<FileSet[]> {
  const { isOn, hasAsian } = await readerSetting()
  if (!isOn) return []
  return hasAsian ? ['base', 'asian'] : ['base']
}

/** Those that were whole for another version of the app; one that never was is its user's to go on with. */
export async function setsToUpdate({ sha256 }: ReaderVersion): Promise<FileSet[]> {
  const setting = await readerSetting()
  const isOfOther = (set: FileSet) => ![null, sha256].includes(lastCompleteVersion(setting, set))
  return (await wantedSets()).filter(isOfOther)
}

/** The version of which a set was here in full last. */
export function lastCompleteVersion(
  { whole, wholeAsian }: ReaderSetting,
  set: FileSet,
): string | null {
  return set === 'base' ? whole : wholeAsian
}

/** What is in an older version already needs no network, but for the list of pieces. */
export async function reuseSets(version: ReaderVersion, sets: FileSet[], signal?: AbortSignal) {
  for (const set of sets) await reuseChunks(version, set, signal)
}

/** The first sets, as far as what is to be sent for all of them may come. */
export async function setsThatMayCome(
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
