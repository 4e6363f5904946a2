// The service worker lets the app open offline, and changes nothing else.
import { sendWaiting } from '#offline/sender/send-waiting.ts'
import { notifyOtherTabs } from '#offline/store/changes.ts'
import { deviceUser } from '#offline/store/device-user.ts'
import { answerPage } from './answer-page.ts'
import { answerPicture } from './answer-picture.ts'
import { answerReader } from './answer-reader.ts'
import { answerFile, cacheAppFiles, removeOldAppFiles } from './app-files.ts'
import { keepReader } from './keep-reader.ts'
import { requestKind } from './request-kind.ts'
import { takeShared } from './take-shared.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(cacheVersion()))

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('message', (event) => {
  // A new version waits until the user asks for it, or no page of the old one is open.
  if (event.data === 'use-new-version') event.waitUntil(self.skipWaiting())
  if (event.data === 'take-over') event.waitUntil(self.clients.claim())
})

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})

/** The browser is back online, perhaps long after the app was closed; not every browser supports this. */
self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string }
  if (tag === 'send-receipts') waitUntil.call(event, sendReceipts())
})

async function sendReceipts() {
  const userId = await deviceUser()
  if (userId === null) return
  const outcome = await sendWaiting(userId)
  notifyOtherTabs()
  // The browser then tries again later.
  if (outcome === 'later') throw new Error('Some receipts could not be sent yet.')
}

/** The app works without the reader, which then loads when a page is opened. */
async function cacheVersion() {
  await cacheAppFiles()
  await keepReader().catch(() => undefined)
}

async function takeOver() {
  await removeOldAppFiles()
  await enableNavigationPreload()
  // The page that installed it already shows pictures.
  await self.clients.claim()
}

/** Where supported, the browser requests a page while the worker starts. */
async function enableNavigationPreload() {
  const { navigationPreload } = self.registration
  // Firefox shows its error page if that request fails, whatever the worker responds.
  const loses = navigator.userAgent.includes('Firefox/')
  if (!loses) await navigationPreload?.enable()
}

function answerTo(event: FetchEvent): Promise<Response> | null {
  const { request } = event
  switch (requestKind(request, self.location.origin)) {
    case 'page':
      return answerPage(event)
    case 'file':
      return answerFile(request)
    case 'reader':
      return answerReader(request)
    case 'picture':
      return answerPicture({ request, waitUntil: (work) => event.waitUntil(work) })
    case 'share':
      return takeShared(request)
    default:
      return null
  }
}
