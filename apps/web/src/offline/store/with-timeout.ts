/** Longer than any device takes to write a photo; after that it counts as hanging. */
export const storeTimeoutMs = 10_000

/**
 * Resolves with the store's result, or rejects with a `TimeoutError`: a suspended page in another
 * tab can block the store for good. `giveUp` aborts the work; if it cannot, the work is almost
 * done, so wait for it.
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
    late.reject(new DOMException('The store on this device is not responding', 'TimeoutError'))
  }, storeTimeoutMs)
  try {
    return await Promise.race([asked, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
