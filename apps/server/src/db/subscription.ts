export type Subscription = {
  id: string
  status: string
  amount: number
  currency: string
  interval: string
  /** Unix seconds; earlier than the end of the period if it was cancelled immediately. */
  currentPeriodEnd: number
  /** Paid until the end of the period, then it ends. */
  isCancelled: boolean
  card: { brand: string; last4: string } | null
}
