import { useSyncExternalStore } from 'react'

/** A value outside React, so that it survives navigation. */
export type Store<Value> = {
  get: () => Value
  /** Notifies every subscriber before it returns. */
  set: (next: Value) => void
  /** Returns an unsubscribe function. */
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

/** The store's value, or what `select` takes from it; re-renders only if that changes. */
export function useStore<Value>(store: Store<Value>): Value
export function useStore<Value, Part>(store: Store<Value>, select: (value: Value) => Part): Part
export function useStore<Value>(store: Store<Value>, select?: (value: Value) => unknown) {
  return useSyncExternalStore(store.subscribe, () => (select ? select(store.get()) : store.get()))
}
