import { imageRules } from '@quittance/contract/image-rules'
import { isMarkedGenerated } from '@quittance/contract/photo-marks'
import type { Photo } from '#lib/photos/decode-photo.ts'
import { photoOf, storeSentForm } from '#offline/store/entries.ts'
import type { Entry, StoredPhoto } from '#offline/store/entry.ts'
import { shrinkPhoto } from './shrink-photo.ts'

// One transparent pixel: sent by manual receipts instead of a photo.
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='

export async function photoToSend({ id, photo, sendsOriginal }: Entry): Promise<File> {
  if (!photo) return placeholder()
  const stored = await photoOf(id)
  if (!stored) throw new Error('The photo of this entry is not on this device')
  const { bytes, type } = sendsOriginal ? stored : (stored.sent ?? (await prepare(stored)))
  return new File([bytes], photo.name, { type })
}

export async function documentToSend({ id, photo }: Entry): Promise<File> {
  const stored = photo && (await photoOf(id))
  if (!stored) throw new Error('The document of this entry is not on this device')
  return new File([stored.bytes], photo.name, { type: photo.type })
}

/** Made once, however often it is sent. A reduced one would lose the mark of a generator. */
async function prepare(stored: StoredPhoto): Promise<Photo> {
  const whole = new Uint8Array(stored.bytes)
  if (whole.length <= imageRules.maxBytes && isMarkedGenerated(whole)) return stored
  const smaller = await shrinkPhoto(stored).catch(() => null)
  if (!smaller || smaller.bytes === stored.bytes) return stored
  const { bytes, type } = smaller
  // Without room to store it, it is made again next time.
  await storeSentForm(stored.id, { bytes, type }).catch(() => {})
  return smaller
}

function placeholder() {
  const bytes = Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0))
  return new File([bytes], 'manual-receipt.png', { type: 'image/png' })
}
