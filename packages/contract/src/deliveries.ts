import { z } from 'zod'

const sent = { to: z.string() }

/** What became of the mail to the recipient of a claim, as the queue of mail knows it; moments are ISO timestamps. */
export const delivery = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting'), ...sent, nextTryAt: z.iso.datetime() }),
  /** The mail server has accepted it. */
  z.object({ state: z.literal('delivered'), ...sent, at: z.iso.datetime() }),
  /** It will not be tried again: the mail server refused it, or did not accept it for three days. */
  z.object({
    state: z.literal('failed'),
    ...sent,
    at: z.iso.datetime(),
    /** As the mail server put it. */
    words: z.string(),
  }),
  /** It never went to the mail server, and why. */
  z.object({ state: z.literal('not-sent'), ...sent, at: z.iso.datetime(), words: z.string() }),
])

/** What became of the mail to the recipient of a claim. */
export type Delivery = z.infer<typeof delivery>
