import { type ReactNode, useCallback } from 'react'
import { createPortal } from 'react-dom'
import { createStore, useStore } from './create-store.ts'

/** Where what waits for a press stands: a row that has its own room, so that it covers nothing. */
const place = createStore<HTMLElement | null>(null)

/** Keeps that place; of no height while nothing is in it. */
export function DockPlace({ className }: { className?: string }) {
  const keep = useCallback((element: HTMLElement | null) => place.set(element), [])
  return <div ref={keep} className={className} />
}

/** Puts its content there; where no place is kept, it stays where it is written. */
export function Docked({ children }: { children: ReactNode }) {
  const element = useStore(place)
  return element ? createPortal(children, element) : children
}
