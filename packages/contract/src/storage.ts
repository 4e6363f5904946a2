import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'

/** How much of the space for photos a user has taken; receipts entered by hand take none. */
export const storageUse = z.object({
  usedBytes: z.number().int(),
  limitBytes: z.number().int(),
})

/** How much of the space for photos a user has taken. */
export type StorageUse = z.infer<typeof storageUse>

const nearlyFullFrom = 0.9

/** From here on a user is told of it. */
export function isNearlyFull({ usedBytes, limitBytes }: StorageUse) {
  return usedBytes >= limitBytes * nearlyFullFrom
}

/** `1,234 MB`, as a limit is set. */
export function inMegabytes(bytes: number) {
  return `${Math.ceil(bytes / 1_000_000).toLocaleString('en-US')} MB`
}

/** What to do about it. */
export const storageAdvice =
  'Delete receipts you no longer need, or ask support for more; archiving a trip frees nothing.'

/** The space for photos. */
export const storageEndpoints = {
  'GET /api/storage': {
    summary: 'How much of the space for photos is taken',
    access: 'session',
    response: storageUse,
  },
} as const satisfies EndpointTable
