import { isOffline } from '#lib/api/connection.ts'
import { createStore } from '#ui/create-store.ts'
import { prefetchOfflineData } from './prefetch-offline-data.ts'

const hour = 3_600_000

/** Installing the first worker loads the whole app; delay it until the first screen is done. */
const pauseBeforeFirst = 2000

/** Activates the version that is ready; null if this is the newest. */
export const newVersion = createStore<(() => void) | null>(null)

let isStarted = false

/** Lets the app open offline; only for signed-in users, since a visitor has no data. */
export async function installWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isStarted) return
  isStarted = true
  followController()
  if (!navigator.serviceWorker.controller) {
    await firstScreenShown()
    // Nothing can be loaded now; the next visit will.
    if (isOffline()) return
  }
  const registration = await navigator.serviceWorker.register('/sw.js')
  requestControl(registration)
  offerWaiting(registration)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => offerWaiting(registration))
  })
  checkPeriodically(registration)
}

async function firstScreenShown() {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true })
    })
  }
  await new Promise((resolve) => {
    setTimeout(resolve, pauseBeforeFirst)
  })
}

/** The first worker takes over on its own; later ones wait until the user asks for them. */
function followController() {
  let isControlled = navigator.serviceWorker.controller !== null
  if (isControlled) prefetchOfflineData()
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The user asked in another tab; this page carries on until they ask here too.
    if (isControlled) newVersion.set(() => location.reload())
    else prefetchOfflineData()
    isControlled = true
  })
}

/** The first worker does not claim a page that began to load before it was active. */
function requestControl({ active }: ServiceWorkerRegistration) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin, its own
  if (!navigator.serviceWorker.controller) active?.postMessage('take-over')
}

function offerWaiting({ waiting }: ServiceWorkerRegistration) {
  if (waiting && navigator.serviceWorker.controller) newVersion.set(() => changeTo(waiting))
}

function changeTo(waiting: ServiceWorker) {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin, its own
  waiting.postMessage('use-new-version')
}

/** An installed app is opened once and stays open for days. */
function checkPeriodically(registration: ServiceWorkerRegistration) {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < hour) return
    checkedAt = Date.now()
    // Offline; there is nothing to update.
    registration.update().catch(() => {})
  })
}
