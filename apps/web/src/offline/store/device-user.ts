import { abortWhenHidden, deviceDb, readStores } from './device-db.ts'
import { isLocalOnly } from './entry.ts'
import { deletePictures } from './pictures.ts'

/** The user signed in on this device, as far as known offline. */
export async function deviceUser(): Promise<number | null> {
  const userId = await readStores(['device'], (tx) => tx.objectStore('device').get('user'))
  return typeof userId === 'number' ? userId : null
}

/** Makes this user the owner, and deletes other users' responses and pictures. */
export async function setDeviceUser(userId: number): Promise<void> {
  await deleteOtherResponses(userId)
  await deletePictures(userId)
}

/** Signs the user out on this device. Only entries that exist nowhere else stay. */
export async function clearDeviceUser(): Promise<void> {
  await deleteOtherResponses(null)
  await deleteRemoteEntries()
  // After the user: a picture that arrives meanwhile sees that nobody is signed in.
  await deletePictures(null)
}

async function deleteOtherResponses(userId: number | null): Promise<void> {
  const tx = (await deviceDb()).transaction(['answers', 'device'], 'readwrite')
  // The next page can repeat this, but not the end of a session.
  if (userId !== null) abortWhenHidden(tx)
  const device = tx.objectStore('device')
  const answers = tx.objectStore('answers')
  const write = async () => {
    if (userId === null) await device.delete('user')
    else await device.put(userId, 'user')
    for (const key of await answers.getAllKeys()) if (key[0] !== userId) await answers.delete(key)
  }
  await Promise.all([write(), tx.done])
}

/** With their previews: what came by mail is on the server, and returns with the next login. */
async function deleteRemoteEntries(): Promise<void> {
  const tx = (await deviceDb()).transaction(['entries', 'photos'], 'readwrite')
  const entries = tx.objectStore('entries')
  const photos = tx.objectStore('photos')
  const remove = async () => {
    const remote = (await entries.getAll()).filter((entry) => !isLocalOnly(entry))
    await Promise.all(remote.flatMap(({ id }) => [entries.delete(id), photos.delete(id)]))
  }
  await Promise.all([remove(), tx.done])
}
