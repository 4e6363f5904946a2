import type * as Argon2 from '@node-rs/argon2'
import { type Mock, vi } from 'vitest'

// One for all test files of a process: they share the server's modules, which keep the first.
const shared = globalThis as { cheapHash?: Mock<typeof Argon2.hash> }

// Tests hash many passwords, each 19 MiB twice; a stored hash says how it was made.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof Argon2>()
  shared.cheapHash ??= vi.fn((password: string | Uint8Array) =>
    argon2.hash(password, { memoryCost: 64, timeCost: 1 }),
  )
  return { ...argon2, hash: shared.cheapHash }
})
