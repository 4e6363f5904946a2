/** What became of a sent claim; apart, so that the first screen need not load the rest. */
export const claimStates = ['sent', 'opened', 'sent-back', 'approved', 'paid'] as const

export type ClaimState = (typeof claimStates)[number]

/** After this many days without an answer the traveller can send a reminder. */
export const remindAfterDays = 7
