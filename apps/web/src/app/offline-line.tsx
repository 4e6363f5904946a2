import { useSyncExternalStore } from 'react'
import { isOffline, onConnectionChange } from '#lib/api/connection.ts'
import { deviceNoun } from '#ui/device-noun.ts'
import { Icon } from '#ui/icon.tsx'

/** No higher than the padding above every page's content, so that nothing moves when it appears. */
export function OfflineLine() {
  const isShown = useSyncExternalStore(onConnectionChange, isOffline)
  if (!isShown) return null
  return (
    <p
      role="status"
      className="absolute inset-x-0 top-full flex min-h-5 items-center justify-center gap-1.5 border-b border-hairline bg-waiting-soft px-4 text-xs text-waiting sm:min-h-6 @max-[20rem]/shell:static"
    >
      <Icon name="smartphone" className="text-[0.875rem]" />
      <span>
        <strong className="font-semibold">Offline.</strong> What you add is kept on this{' '}
        {deviceNoun}
        <span className="max-sm:hidden"> and sent when you are back</span>.
      </span>
    </p>
  )
}
