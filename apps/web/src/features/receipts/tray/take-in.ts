import { imageRules } from '@quittance/contract/receipts'
import { imageProblem } from '#features/receipts/upload/check-image.ts'
import { canDecode } from '#lib/photos/decode-photo.ts'
import { discardEntry } from '#offline/entries/change.ts'
import { goOn } from '#offline/entries/courier.ts'
import { keepPhoto, NotKeptError } from '#offline/entries/keep.ts'
import { createStore } from '#ui/create-store.ts'
import { toast } from '#ui/toast-store.ts'

type Origin = Parameters<typeof keepPhoto>[1]

/** A photo that this device would not keep, to be told. */
export const notKept = createStore<NotKeptError | null>(null)

const unreadable = {
  title: 'Error',
  description: 'This photo could not be opened. Please choose it again.',
}

/** Keeps photos on this device, each before anything else happens to it; answers the ids of those that may be receipts. */
export async function takeIn(files: readonly File[], origin: Origin): Promise<string[]> {
  const problem = files.map(imageProblem).find(Boolean)
  if (problem) toast({ ...problem, variant: 'destructive' })
  const kept: string[] = []
  for (const file of files.filter((one) => !imageProblem(one))) {
    // oxlint-disable-next-line no-await-in-loop -- a phone has memory for one photo at a time
    const id = await takeInOne(file, origin)
    if (id) kept.push(id)
  }
  void goOn()
  return kept
}

async function takeInOne(file: File, origin: Origin): Promise<string | null> {
  try {
    const { id } = await keepPhoto(file, origin)
    if (await canDecode(await file.arrayBuffer(), file.type)) return id
    await discardEntry(id)
    const { invalidType } = imageRules
    toast({ title: 'Invalid File Type', description: invalidType, variant: 'destructive' })
  } catch (error) {
    if (error instanceof NotKeptError) notKept.set(error)
    // A phone may hand over a file that it cannot read: one that is in its cloud only, or gone.
    else toast({ ...unreadable, variant: 'destructive' })
  }
  return null
}
