import { receiptDetails } from '@quittance/contract/receipt-details'
import { z } from 'zod'

const { project, attendees, number } = receiptDetails.shape

/** Schema of the details, all text as typed. */
export const detailsText = z.object({
  project: project.unwrap(),
  attendees: attendees.unwrap(),
  guests: z
    .string()
    .trim()
    .refine(
      (text) => /^(?:[1-9]\d{0,2}|1000|)$/.test(text),
      'Please enter a number from 1 to 1000, or nothing',
    ),
  isBillable: z.boolean(),
  number: number.unwrap(),
})
