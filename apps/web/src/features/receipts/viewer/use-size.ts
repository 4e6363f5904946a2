import { useCallback, useState } from 'react'
import type { Size } from './evidence.ts'

/** The size of an element, as it is now; null until it is known, and where nothing can say so. */
export function useSize() {
  const [size, setSize] = useState<Size | null>(null)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      setSize(width > 0 && height > 0 ? { width, height } : null)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, size }
}
