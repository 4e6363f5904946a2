import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createStore, type Store, useStore } from './create-store.ts'

test('calls subscribers whenever it is set, even to the same value, until they leave', () => {
  const store = createStore(0)
  const heard: number[] = []
  const leave = store.subscribe((value) => heard.push(value))
  store.set(1)
  store.set(1)
  leave()
  store.set(2)
  expect(heard).toEqual([1, 1])
})

test('a component shows its part, and renders again only when that part changes', () => {
  const store = createStore({ name: 'Oslo', receipts: 1 })
  const shown: string[] = []
  render(<Name store={store} onRender={(name) => shown.push(name)} />)
  act(() => store.set({ name: 'Oslo', receipts: 2 }))
  expect(shown).toEqual(['Oslo'])
  act(() => store.set({ name: 'Bergen', receipts: 2 }))
  expect(screen.getByText('Bergen')).toBeTruthy()
  expect(shown).toEqual(['Oslo', 'Bergen'])
})

function Name({
  store,
  onRender,
}: {
  store: Store<{ name: string; receipts: number }>
  onRender: (name: string) => void
}) {
  const name = useStore(store, (trip) => trip.name)
  onRender(name)
  return <p>{name}</p>
}
