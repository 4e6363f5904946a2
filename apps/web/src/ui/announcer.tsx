import { useEffect, useState } from 'react'
import { type Announcement, announcements } from './announcements.ts'

/** So long must the place have been there for what is then written to be read out. */
const pause = 150
/** So many stay: one that is taken away too soon is not read to its end. */
const kept = 5

/** Where announcements are read out from; nothing is seen of it. */
export function Announcer() {
  const [shown, setShown] = useState<readonly Announcement[]>([])
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const show = (one: Announcement) => {
      const append = () => setShown((earlier) => [...earlier, one].slice(-kept))
      if (one.text) timers.add(setTimeout(append, pause))
    }
    show(announcements.get())
    const unsubscribe = announcements.subscribe(show)
    return () => {
      unsubscribe()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [])
  return (
    <div role="log" aria-live="polite" aria-label="Announcements" className="sr-only">
      {shown.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
