import { useCallback, useState } from 'react'

/** Whether more is in an element than its height shows. */
export function useOverflow() {
  const [overflows, setOverflows] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollHeight > element.clientHeight),
    )
    observer.observe(element)
    // What is in it may grow though it does not.
    for (const content of element.children) observer.observe(content)
    return () => observer.disconnect()
  }, [])
  return { ref, overflows }
}
