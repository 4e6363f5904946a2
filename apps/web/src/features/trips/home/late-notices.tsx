import { type ComponentType, useEffect, useState } from 'react'

type NoticesProps = {
  /** The trip that the page already shows. */
  shownId: number
}

/** What happened to earlier claims; loads after the first screen, and is placed where it moves nothing. */
export function LateNotices(props: NoticesProps) {
  const [Notices, setNotices] = useState<ComponentType<NoticesProps> | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./notices.tsx').then((loaded) => setNotices(() => loaded.Notices)).catch(() => {})
    }, 2000)
    return () => clearTimeout(timer)
  }, [])
  return Notices && <Notices {...props} />
}
