import { deviceUser } from '#offline/store/device-user.ts'
import { deletePictures, picturesOf } from '#offline/store/pictures.ts'

const mostPictures = 400

/** A cached thumbnail of this device's user, or the server's, which checks the owner. */
export async function answerPicture({ request, waitUntil }: Pictured): Promise<Response> {
  const userId = await whoIsHere()
  // A browser without storage asks the server.
  const kept = userId !== null && (await cachedPicture(userId, request.url).catch(() => undefined))
  if (kept) return kept
  const response = await fetch(request)
  // A hotel's network answers everything with its own login page.
  const isPicture = response.ok && response.headers.get('content-type')?.startsWith('image/')
  if (userId !== null && isPicture) {
    waitUntil(cachePicture(userId, request.url, response.clone()).catch(() => {}))
  }
  return response
}

type Pictured = { request: Request; waitUntil: (work: Promise<unknown>) => void }

async function cachedPicture(userId: number, url: string) {
  return (await picturesOf(userId)).match(url, { ignoreVary: true })
}

async function cachePicture(userId: number, url: string, response: Response) {
  const cache = await picturesOf(userId)
  await cache.put(url, response)
  const now = await whoIsHere()
  // The user signed out while it loaded: delete it again.
  if (now !== userId) await deletePictures(now)
  else await removeOldest(cache)
}

async function removeOldest(cache: Cache) {
  const kept = await cache.keys()
  const tooMany = kept.slice(0, Math.max(0, kept.length - mostPictures))
  await Promise.all(tooMany.map((one) => cache.delete(one, { ignoreVary: true })))
}

/** Null if the store cannot be read. */
function whoIsHere() {
  return deviceUser().catch(() => null)
}
