import { useEffect, useRef } from 'react'

/** `callback`, but only while the component is on the screen: a late answer closes nothing that was opened since. */
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
