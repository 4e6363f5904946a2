import { imageRules } from '@quittance/contract/receipts'
import { photoOf } from '#offline/store/entries.ts'
import type { Entry } from '#offline/store/entry.ts'

// One transparent pixel: what a receipt entered by hand sends where others send their photo.
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='

/** The photo of an entry as a file to send: no larger than needed where that was prepared. */
export async function photoToSend({ id, photo }: Entry): Promise<File> {
  if (!photo) return placeholder()
  const stored = await photoOf(id)
  if (!stored) throw new Error('The photo of this entry is not on this device')
  const { bytes, type } = stored.sent ?? stored
  return new File([bytes], photo.name, { type })
}

function placeholder() {
  const bytes = Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0))
  if (bytes.length >= imageRules.placeholderBytes) throw new Error('The placeholder is too large')
  return new File([bytes], 'manual-receipt.png', { type: 'image/png' })
}
