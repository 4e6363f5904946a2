import { abortWhenHidden, deviceDb, readStores } from './device-db.ts'
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

/** Signs the user out on this device. Entries stay: they exist nowhere else. */
export async function clearDeviceUser(): Promise<void> {
  await deleteOtherResponses(null)
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
