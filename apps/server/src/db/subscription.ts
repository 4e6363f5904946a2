/** What we keep of a subscription. */
export type Subscription = {
  id: string
  status: string
  /** In minor units. */
  amount: number
  currency: string
  interval: string
  /** Unix seconds; earlier than the period's end where it was cancelled to that moment. */
  currentPeriodEnd: number
  /** Paid until the period's end, then over. */
  isCancelled: boolean
  card: { brand: string; last4: string } | null
}
