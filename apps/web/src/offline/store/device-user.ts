import { deviceDb, giveUpWhenLeft, readStores } from './device-db.ts'
import { forgetPictures } from './pictures.ts'

/** Who is signed in on this device, as far as it knows without asking the server. */
export async function deviceUser(): Promise<number | null> {
  const userId = await readStores(['device'], (tx) => tx.objectStore('device').get('user'))
  return typeof userId === 'number' ? userId : null
}

/** From now on what is kept is this user's; answers and pictures of any other are forgotten. */
export async function setDeviceUser(userId: number): Promise<void> {
  await forgetAnswersBut(userId)
  await forgetPictures(userId)
}

/** Nobody is signed in here any more. Entries stay: what was never sent is on no other device. */
export async function forgetDeviceUser(): Promise<void> {
  await forgetAnswersBut(null)
  // After the user: a picture that arrives meanwhile sees that nobody is here.
  await forgetPictures(null)
}

async function forgetAnswersBut(userId: number | null): Promise<void> {
  const tx = (await deviceDb()).transaction(['answers', 'device'], 'readwrite')
  // The next page does it again, but not what ends a session.
  if (userId !== null) giveUpWhenLeft(tx)
  const device = tx.objectStore('device')
  const answers = tx.objectStore('answers')
  const write = async () => {
    if (userId === null) await device.delete('user')
    else await device.put(userId, 'user')
    for (const key of await answers.getAllKeys()) if (key[0] !== userId) await answers.delete(key)
  }
  await Promise.all([write(), tx.done])
}
