import { useSyncExternalStore } from 'react'

/** Whether anything lies above the page: somebody is in the middle of something. */
export function useHasOpenLayer() {
  return useSyncExternalStore(onBodyChange, hasOpenLayer)
}

function hasOpenLayer() {
  return document.querySelector('[role=dialog]') !== null
}

function onBodyChange(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}
