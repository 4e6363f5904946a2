import type { createTripBody } from '@quittance/contract/trips'
import type { z } from 'zod'

/** What the Create New Trip form hands over. */
export type NewTrip = z.output<typeof createTripBody>
