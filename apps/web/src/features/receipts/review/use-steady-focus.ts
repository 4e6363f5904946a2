import { useCallback } from 'react'

/**
 * Keeps the focused field in place on screen when the content above it grows or shrinks, as when a
 * reading arrives, by scrolling.
 */
export function useSteadyFocus() {
  return useCallback((content: HTMLElement | null) => {
    const scroller = content?.parentElement
    if (!content || !scroller || typeof ResizeObserver === 'undefined') return undefined
    let last: { field: Element; top: number } | null = null

    function note() {
      const field = focusedField(content)
      last = field && { field, top: field.getBoundingClientRect().top }
    }

    const observer = new ResizeObserver(() => {
      const field = focusedField(content)
      if (last && field === last.field) {
        scroller.scrollTop += field.getBoundingClientRect().top - last.top
      }
      note()
    })
    observer.observe(content)
    const control = new AbortController()
    const { signal } = control
    for (const event of ['focusin', 'keydown', 'pointerdown']) {
      content.addEventListener(event, note, { signal })
    }
    scroller.addEventListener('scroll', note, { signal, passive: true })
    addEventListener('resize', note, { signal })
    return () => {
      observer.disconnect()
      control.abort()
    }
  }, [])
}

function focusedField(content: Element | null) {
  const { activeElement } = document
  const isField =
    activeElement?.matches('input, select, textarea') && content?.contains(activeElement)
  return isField ? activeElement : null
}
