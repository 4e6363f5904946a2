/** What we store about a subscription. */
export type Subscription = {
  id: string
  status: string
  /** In minor units. */
  amount: number
  currency: string
  interval: string
  /** Unix seconds; earlier than the end of the period where it was cancelled with effect from that moment. */
  currentPeriodEnd: number
  /** Paid until the end of the period, and over after that. */
  isCancelled: boolean
  card: { brand: string; last4: string } | null
}
