import { createHash } from 'node:crypto'
import { paint } from '#replicas/photos.ts'
import type { Take } from './plan.ts'

/** One receipt as its owner knows it. */
export type Record = {
  round: number
  what: Take['what']
  /** The hash of its photo, or the vendor if it has none: identifies it everywhere. */
  key: string
  /** Determines the drawn photo. */
  number: number
  file: string
  vendor: string
  photo: Buffer | undefined
  /** The app has confirmed it. */
  isKept: boolean
  /** Its owner pressed Save. */
  isChecked: boolean
  fate: 'discarded' | 'deleted' | undefined
}

/** What was taken and what its owner did with it, recorded from the user's actions only. */
export function createLedger() {
  const records: Record[] = []
  return {
    records,
    async add(round: number, what: Take['what']): Promise<Record> {
      const number = records.length + 1
      const vendor = `Shop ${number} of round ${round}`
      const photo = what === 'photo' ? await paint(number) : undefined
      const record: Record = {
        round,
        what,
        number,
        vendor,
        photo,
        key: photo ? createHash('sha256').update(photo).digest('hex') : vendor,
        file: `photo-${number}.jpg`,
        isKept: false,
        isChecked: false,
        fate: undefined,
      }
      records.push(record)
      return record
    },
  }
}
