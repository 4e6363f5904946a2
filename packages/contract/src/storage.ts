import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'

/** How much photo storage a user has used; manual receipts use none. */
export const storageUse = z.object({
  usedBytes: z.number().int(),
  limitBytes: z.number().int(),
})

export type StorageUse = z.infer<typeof storageUse>

export const storageEndpoints = {
  'GET /api/storage': {
    summary: 'How much space for photos is used',
    access: 'session',
    response: storageUse,
  },
} as const satisfies EndpointTable
