import { z } from 'zod'

const sent = { to: z.string() }

/** The status of the email to a claim's recipient, from the mail queue; times are ISO timestamps. */
export const delivery = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting'), ...sent, nextTryAt: z.iso.datetime() }),
  /** The mail server has accepted it. */
  z.object({ state: z.literal('delivered'), ...sent, at: z.iso.datetime() }),
  /** It will not be retried: the mail server refused it, or did not accept it for three days. */
  z.object({
    state: z.literal('failed'),
    ...sent,
    at: z.iso.datetime(),
    /** The mail server's own message. */
    words: z.string(),
  }),
  /** It never went to the mail server, and why. */
  z.object({ state: z.literal('not-sent'), ...sent, at: z.iso.datetime(), words: z.string() }),
])

export type Delivery = z.infer<typeof delivery>
