type SyncRegistration = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> }
}

/** Where supported, the browser wakes the worker when back online, even if the app is closed. */
export async function requestBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const { sync } = (registration ?? {}) as SyncRegistration
  // Refused in a private window, and if the user has switched it off.
  await sync?.register('send-receipts').catch(() => undefined)
}
