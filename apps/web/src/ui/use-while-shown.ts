import { useEffect, useRef } from 'react'

/** Runs `callback` only while mounted: a late response must not close something opened since. */
export function useWhileShown(callback: () => void) {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return () => {
    if (isShown.current) callback()
  }
}
