import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearch } from 'wouter'

/** A shortcut of the installed app names a way to add a receipt in its address: it is taken once. */
export function useWayInAddress(take: (way: 'camera' | 'upload') => void) {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const way = new URLSearchParams(search).get('add')

  const follow = useEffectEvent((wanted: string | null) => {
    if (wanted !== 'camera' && wanted !== 'upload') return
    const others = new URLSearchParams(search)
    others.delete('add')
    navigate(others.size > 0 ? `${path}?${others}` : path, { replace: true })
    take(wanted)
  })
  useEffect(() => follow(way), [way])
}
