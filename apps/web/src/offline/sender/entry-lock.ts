/** Runs `work` under a lock on the entry; returns undefined if the lock is held. */
export async function withEntryLock<Result>(
  id: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  // An old browser has no locks; the server saves an entry only once however often it is sent.
  if (!navigator.locks) return work()
  return navigator.locks.request(`quittance-entry-${id}`, { ifAvailable: true }, (lock) =>
    lock ? work() : Promise.resolve(undefined),
  )
}
