import { useSyncExternalStore } from 'react'

/** A value that lives outside React, so that it outlasts every screen. */
export type Store<Value> = {
  get: () => Value
  /** Tells every subscriber before it returns. */
  set: (next: Value) => void
  /** Returns what ends the subscription. */
  subscribe: (listener: (value: Value) => void) => () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<(value: Value) => void>()
  let value = initial
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener(next)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The store's value, or what `select` takes from it; only a change of that renders again. */
export function useStore<Value>(store: Store<Value>): Value
export function useStore<Value, Part>(store: Store<Value>, select: (value: Value) => Part): Part
export function useStore<Value>(store: Store<Value>, select?: (value: Value) => unknown) {
  return useSyncExternalStore(store.subscribe, () => (select ? select(store.get()) : store.get()))
}
