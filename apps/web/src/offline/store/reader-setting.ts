import { deviceDb, readStores } from './device-db.ts'

export type ReaderSetting = {
  isOn: boolean
  /** Always read here: no photo is sent to be read. */
  isAlwaysHere: boolean
  /** The Japanese and Chinese files are wanted too. */
  hasAsian: boolean
  /** Reading here was offered, and is not offered again. */
  isOffered: boolean
  /** The hash of the last complete version. */
  whole: string | null
  /** The same for the Japanese and Chinese files. */
  wholeAsian: string | null
  /** Photos read and saved on this device, counted until the offer. */
  photosRead: number
  /**
   * Why nothing is read here although it is on: a receipt took too long, the worker crashed, or the
   * browser hides pixels.
   */
  weakness: { kind: 'slow'; seconds: number } | { kind: 'died' | 'hidden' } | null
  /** It has read one in good time, so slower ones are just difficult. */
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

export async function changeReaderSetting(change: Partial<ReaderSetting>): Promise<ReaderSetting> {
  const tx = (await deviceDb()).transaction('device', 'readwrite')
  const kept = (await tx.store.get('reader')) as Partial<ReaderSetting> | undefined
  const setting = { ...noReaderSetting, ...kept, ...change }
  await Promise.all([tx.store.put(setting, 'reader'), tx.done])
  return setting
}
