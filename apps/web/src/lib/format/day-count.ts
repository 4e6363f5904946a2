/** `1 day`, `7 days`. */
export function dayCount(days: number) {
  return days === 1 ? '1 day' : `${days} days`
}
