import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'

/** How much of the space for photos a user has taken; receipts entered by hand take none. */
export const storageUse = z.object({
  usedBytes: z.number().int(),
  limitBytes: z.number().int(),
})

/** How much of the space for photos a user has taken. */
export type StorageUse = z.infer<typeof storageUse>

/** The space for photos. */
export const storageEndpoints = {
  'GET /api/storage': {
    summary: 'How much of the space for photos is taken',
    access: 'session',
    response: storageUse,
  },
} as const satisfies EndpointTable
