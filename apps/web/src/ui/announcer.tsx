import { useEffect, useState } from 'react'
import { type Announcement, announcements } from './announcements.ts'

/** Screen readers only announce into a region that has existed for this long. */
const pause = 150
/** Keep this many: one removed too soon is not read to its end. */
const kept = 5

/** The live region of announcements; invisible. */
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
