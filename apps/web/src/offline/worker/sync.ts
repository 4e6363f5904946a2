type SyncEvent = ExtendableEvent & { tag: string }

/** The browser has a network again, perhaps long after the app was closed; not every browser tells. */
export function onSync(sendWaiting: () => Promise<void>) {
  addEventListener('sync', (event) => {
    const { tag, waitUntil } = event as SyncEvent
    if (tag === 'send-receipts') waitUntil.call(event, sendWaiting())
  })
}
