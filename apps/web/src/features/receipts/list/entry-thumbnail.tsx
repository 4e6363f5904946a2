import clsx from 'clsx'
import type { Entry } from '#offline/entries/entry-list.ts'
import { usePhotoAddress } from '#offline/entries/use-entries.ts'
import { Icon } from '#ui/icon.tsx'

/** The photo of a receipt that is on this device, in small. */
export function EntryThumbnail({ entry, className }: { entry: Entry; className?: string }) {
  const address = usePhotoAddress(entry)
  return (
    <span
      className={clsx(
        'relative grid h-16 w-12 shrink-0 place-items-center overflow-hidden rounded-lg border border-hairline bg-sunken text-muted',
        className,
      )}
    >
      {address && (
        <img
          src={address}
          alt=""
          width={48}
          height={64}
          decoding="async"
          className="size-full object-cover"
        />
      )}
      {!entry.photo && <Icon name="square-pen" />}
    </span>
  )
}
