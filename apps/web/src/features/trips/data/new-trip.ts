import type { createTripBody } from '@quittance/contract/trips'
import type { z } from 'zod'

export type NewTrip = z.output<typeof createTripBody>
