const prefix = 'pictures-'

/** Where the thumbnails of one user are kept. */
export function picturesOf(userId: number): Promise<Cache> {
  return caches.open(prefix + userId)
}

/** Removes the pictures of everybody but this user. */
export async function forgetPictures(userId: number | null): Promise<void> {
  // Without a secure address the browser has no such store.
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  const theirs = names.filter((name) => name.startsWith(prefix) && name !== prefix + userId)
  await Promise.all(theirs.map((name) => caches.delete(name)))
}
