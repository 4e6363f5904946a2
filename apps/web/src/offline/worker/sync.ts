type SyncEvent = ExtendableEvent & { tag: string }

/** The browser is back online, perhaps long after the app was closed; not every browser supports this. */
export function onSync(sendWaiting: () => Promise<void>) {
  addEventListener('sync', (event) => {
    const { tag, waitUntil } = event as SyncEvent
    if (tag === 'send-receipts') waitUntil.call(event, sendWaiting())
  })
}
