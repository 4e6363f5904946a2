import { type CSSProperties, useEffect, useState } from 'react'

/** In pixels; every on-screen keyboard is higher, every browser bar lower. */
const leastKeyboard = 150

/** The place left by a keyboard that covers the page instead of resizing it, as on iOS. */
export function usePlaceAboveKeyboard(): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>()
  useEffect(() => {
    const view = globalThis.visualViewport
    if (!view) return undefined
    const follow = () => {
      const covered = innerHeight - view.height * view.scale
      setPlace(covered < leastKeyboard ? undefined : { top: view.offsetTop, height: view.height })
    }
    const control = new AbortController()
    for (const event of ['resize', 'scroll']) view.addEventListener(event, follow, control)
    return () => control.abort()
  }, [])
  const isCovered = place !== undefined
  useEffect(() => {
    if (isCovered) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [isCovered])
  return place
}
