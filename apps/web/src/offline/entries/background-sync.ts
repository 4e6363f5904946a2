type SyncRegistration = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> }
}

/** Where the browser can, it wakes the worker when there is a network again, also with the app closed. */
export async function requestBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const { sync } = (registration ?? {}) as SyncRegistration
  // Refused in a private window, and where the user has switched it off.
  await sync?.register('send-receipts').catch(() => undefined)
}
