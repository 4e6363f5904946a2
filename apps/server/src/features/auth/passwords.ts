import { hash, verify } from '@node-rs/argon2'

// Argon2id with the library's defaults (19 MiB, two passes), the minimum OWASP recommends.
const decoy = hash('no account has this password')

export function hashPassword(password: string) {
  return hash(password)
}

/** Takes as long without a stored hash as with one, so that time does not tell who has an account. */
export async function isPasswordRight(storedHash: string | undefined, password: string) {
  const matches = await verify(storedHash ?? (await decoy), password)
  return storedHash !== undefined && matches
}
