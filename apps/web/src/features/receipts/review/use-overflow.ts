import { useCallback, useState } from 'react'

/** Whether more is in an element than its height shows. */
export function useOverflow() {
  const [overflows, setOverflows] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    // It grows with what is in it until there is no more room, so its own size tells of every change.
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollHeight > element.clientHeight),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, overflows }
}
