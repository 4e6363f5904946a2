import { type ComponentType, lazy, useState } from 'react'

/** A part of the app whose code loads when it is shown, or earlier by `load`. */
export function lazyPart(fetchPart: () => Promise<ComponentType>) {
  let loaded: ComponentType | undefined

  async function load() {
    loaded = await fetchPart()
    return { default: loaded }
  }
  const Later = lazy(load)

  function Part() {
    // Chosen once: switching to another component type would remount it.
    const [Content] = useState(() => loaded ?? Later)
    return <Content />
  }
  return { Part, load }
}
