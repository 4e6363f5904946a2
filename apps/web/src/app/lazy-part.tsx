import { type ComponentType, lazy, useState } from 'react'

/** A part of the app whose code comes when it is shown, or earlier when it was sent for with `load`. */
export function lazyPart(fetchPart: () => Promise<ComponentType>) {
  let loaded: ComponentType | undefined

  async function load() {
    loaded = await fetchPart()
    return { default: loaded }
  }
  const Later = lazy(load)

  function Part() {
    // Chosen once: a component of another type in its place would start anew.
    const [Content] = useState(() => loaded ?? Later)
    return <Content />
  }
  return { Part, load }
}
