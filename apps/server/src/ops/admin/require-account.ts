import { findUserByEmail } from '#accounts/users.queries.ts'
import type { Db } from '#db/connect.ts'
import { StartupError } from '#startup-error.ts'

export async function requireAccount(db: Db, email: string) {
  const user = await findUserByEmail(db, email)
  if (!user) throw new StartupError(`There is no account with the address ${email}.`)
  return user
}
