import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLayer } from './layers.ts'
import { toast } from './toast-store.ts'

/**
 * A dialog whose code comes when it is opened, or earlier when it was sent for with `load`. Without
 * a network it may not come, and some browsers then never ask for it again: that is told, with a
 * way to load the page anew.
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
    /** Sends for the code, once it is likely to be wanted; a failure is not risked for a guess. */
    load: () => void (navigator.onLine && load().catch(() => {})),
    isLoaded: () => loaded !== undefined,
  })
}

/** From then on a wait is felt. */
const patience = 250

/** What a slow network shows before the dialog; a quick one never does. Whoever does not want to wait goes back. */
function Coming({ onClose }: { onClose: () => void }) {
  const [isSeen, setIsSeen] = useState(false)
  useLayer(true, onClose)
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // What lies below stays.
    event.stopPropagation()
    onClose()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => leave(event)
    const timer = setTimeout(() => setIsSeen(true), patience)
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
      {/* Not before it is seen: a second tap on what opens it is no wish to go back. */}
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
