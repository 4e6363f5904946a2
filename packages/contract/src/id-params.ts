import { z } from 'zod'

/** The `:id` of a path: a row's number in the database. */
export function idParams(error: string) {
  return z.object({
    id: z.coerce.number(error).int(error).min(1, error).max(2_147_483_647, error),
  })
}
