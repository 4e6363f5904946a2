import { deviceDb, readStores } from './device-db.ts'

/** What this device was told, and has found out, about reading receipts on it. */
export type ReaderSetting = {
  isOn: boolean
  /** Read here also where the server could be asked: no photo is sent to be read. */
  isAlwaysHere: boolean
  /** What reads Japanese and Chinese is wanted as well. */
  hasAsian: boolean
  /** Reading here was offered once, and is not offered again. */
  isOffered: boolean
  /** The version that was here in full last, by its hash. */
  whole: string | null
  /** The same of what reads Japanese and Chinese. */
  wholeAsian: string | null
  /** Photos that were read and saved on this device, until reading here was offered. */
  photosRead: number
  /** Why nothing is read here although it is on: how long a receipt took, that the worker died, or that pixels are hidden. */
  weakness: { kind: 'slow'; seconds: number } | { kind: 'died' | 'hidden' } | null
  /** It has read one in good time: whatever takes longer is a hard one. */
  isStrong: boolean
}

export const noReaderSetting: ReaderSetting = {
  isOn: false,
  isAlwaysHere: false,
  hasAsian: false,
  isOffered: false,
  whole: null,
  wholeAsian: null,
  photosRead: 0,
  weakness: null,
  isStrong: false,
}

export async function readerSetting(): Promise<ReaderSetting> {
  const kept = await readStores(['device'], (tx) => tx.objectStore('device').get('reader'))
  return { ...noReaderSetting, ...(kept as Partial<ReaderSetting> | undefined) }
}

/** Changes what is kept, in one go. */
export async function changeReaderSetting(change: Partial<ReaderSetting>): Promise<ReaderSetting> {
  const tx = (await deviceDb()).transaction('device', 'readwrite')
  const kept = (await tx.store.get('reader')) as Partial<ReaderSetting> | undefined
  const setting = { ...noReaderSetting, ...kept, ...change }
  await Promise.all([tx.store.put(setting, 'reader'), tx.done])
  return setting
}
