import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLayer } from './layers.ts'
import { toast } from './toast-store.ts'

/**
 * A dialog whose code loads when it is opened, or earlier by `load`. Offline it may fail, and some
 * browsers then never retry: a message says so and offers a reload.
 */
export function lazyDialog<Props extends object>(fetchDialog: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined

  async function load() {
    loaded ??= await fetchDialog()
  }

  function LazyDialog(props: Props & { onClose: () => void }) {
    const [Content, setContent] = useState(() => loaded)
    const fail = useEffectEvent(() => {
      toast({
        title: 'This could not be opened',
        description: 'Please check your connection and try again.',
        variant: 'destructive',
        action: { label: 'Reload', onSelect: () => location.reload() },
      })
      props.onClose()
    })

    useEffect(() => {
      if (Content) return undefined
      let isWanted = true
      load().then(
        () => isWanted && setContent(() => loaded),
        () => isWanted && fail(),
      )
      return () => {
        isWanted = false
      }
    }, [Content])

    return Content ? <Content {...props} /> : <Coming onClose={props.onClose} />
  }
  return Object.assign(LazyDialog, {
    /** Loads the code ahead; not while offline, since a failed import may never be retried. */
    load: () => void (navigator.onLine && load().catch(() => {})),
    isLoaded: () => loaded !== undefined,
  })
}

/** After this the wait is noticeable. */
const delayMs = 250

/** Shown before the dialog on a slow network; the user can go back. */
function Coming({ onClose }: { onClose: () => void }) {
  const [isSeen, setIsSeen] = useState(false)
  useLayer(true, onClose)
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Must not close the layer below.
    event.stopPropagation()
    onClose()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => leave(event)
    const timer = setTimeout(() => setIsSeen(true), delayMs)
    addEventListener('keydown', listen, { capture: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', listen, { capture: true })
    }
  }, [])
  return createPortal(
    <div className="fixed inset-0 z-50">
      <p role="status" className="sr-only">
        Opening
      </p>
      {/* Only once visible: a second tap on the opening button must not close it. */}
      {isSeen && (
        <button
          type="button"
          aria-label="Stop opening"
          className="absolute inset-0 animate-[fade-in_180ms_var(--ease-out)] bg-backdrop"
          onClick={onClose}
        />
      )}
    </div>,
    document.body,
  )
}
