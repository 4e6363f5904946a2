import { type ReactNode, useCallback } from 'react'
import { createPortal } from 'react-dom'
import { createStore, useStore } from './create-store.ts'

/** A row for buttons that has its own space, so that it covers nothing. */
const place = createStore<HTMLElement | null>(null)

/** Renders that row; without content it has no height. */
export function DockPlace({ className }: { className?: string }) {
  const keep = useCallback((element: HTMLElement | null) => place.set(element), [])
  return <div ref={keep} className={className} />
}

/** Renders its content in the dock, or in place if there is none. */
export function Docked({ children }: { children: ReactNode }) {
  const element = useStore(place)
  return element ? createPortal(children, element) : children
}
