import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearch } from 'wouter'
import { entryList } from '#offline/entries/entry-list.ts'
import { useStore } from '#ui/create-store.ts'
import type { AddReceiptMethod } from './add-receipt-methods.ts'

const methods: readonly string[] = [
  'manual',
  'import',
  'upload',
  'camera',
] satisfies AddReceiptMethod[]

/**
 * The add button of another screen, or an app shortcut, puts the method in the query; it is used
 * once, when the entries on this device are loaded.
 */
export function useAddMethodParam(take: (method: AddReceiptMethod) => void) {
  const isLoaded = useStore(entryList, (list) => list.isLoaded)
  const [path, navigate] = useLocation()
  const search = useSearch()
  const method = new URLSearchParams(search).get('add')

  const follow = useEffectEvent((wanted: string | null) => {
    if (wanted === null || !methods.includes(wanted)) return
    const others = new URLSearchParams(search)
    others.delete('add')
    navigate(others.size > 0 ? `${path}?${others}` : path, { replace: true })
    take(wanted as AddReceiptMethod)
  })
  useEffect(() => {
    if (isLoaded) follow(method)
  }, [method, isLoaded])
}
