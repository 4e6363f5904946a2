import type * as Argon2 from '@node-rs/argon2'
import { vi } from 'vitest'

// Tests hash over a thousand passwords, each 19 MiB twice; a stored hash says how it was made.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof Argon2>()
  const hash = vi.fn((password: string) => argon2.hash(password, { memoryCost: 64, timeCost: 1 }))
  return { ...argon2, hash }
})
