/** Longer than any device takes to write a photo; then it is taken for one that never answers. */
export const storeTimeoutMs = 10_000

/**
 * What the device answers, or a `TimeoutError`: a page that sleeps in another tab can hold the store for good.
 * `giveUp` takes back what was asked for; where it cannot, it is all but done, and is waited for.
 */
export async function withTimeout<Answer>(
  asked: Promise<Answer>,
  giveUp: () => void = () => {},
): Promise<Answer> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    try {
      giveUp()
    } catch {
      return
    }
    late.reject(new DOMException('The store on this device does not answer', 'TimeoutError'))
  }, storeTimeoutMs)
  try {
    return await Promise.race([asked, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
