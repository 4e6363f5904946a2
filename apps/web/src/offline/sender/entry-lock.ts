/** Does something with an entry unless another tab, or the worker, is at it; then undefined. */
export async function withEntryLock<Result>(
  id: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  // An old browser has no locks; the server takes an entry once however often it is sent.
  if (!navigator.locks) return work()
  return navigator.locks.request(`quittance-entry-${id}`, { ifAvailable: true }, (lock) =>
    lock ? work() : Promise.resolve(undefined),
  )
}
