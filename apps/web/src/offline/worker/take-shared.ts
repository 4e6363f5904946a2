import { deviceUser } from '#offline/store/device-user.ts'
import { keepEntry } from '#offline/store/entries.ts'
import { newEntry } from '#offline/store/entry.ts'
import { sha256 } from '#offline/store/sha256.ts'

/** Keeps the images that another app shared with this one, and leads to where they wait for a look. */
export async function takeShared(request: Request): Promise<Response> {
  const userId = await deviceUser().catch(() => null)
  if (userId === null) return Response.redirect('/login?redirect=/receipts', 303)
  const images = await sharedImages(request)
  let count = 0
  for (const image of images) {
    // One that finds no room must not take the others along.
    const isKept = await keepShared(userId, image).then(
      () => true,
      () => false,
    )
    if (isKept) count += 1
  }
  const unkept = images.length > count ? `&unkept=${images.length - count}` : ''
  return Response.redirect(`/receipts?shared=${count}${unkept}`, 303)
}

async function sharedImages(request: Request) {
  const parts = (await request.formData()).getAll('images')
  return parts
    .filter((part) => part instanceof File)
    .filter(({ type }) => type.startsWith('image/'))
}

async function keepShared(userId: number, image: File) {
  const bytes = await image.arrayBuffer()
  const { name, type, size } = image
  const photo = { name, type, size, sha256: await sha256(bytes) }
  const entry = newEntry({ userId, tripId: null, source: 'shared', photo })
  await keepEntry(entry, { id: entry.id, bytes, type })
}
