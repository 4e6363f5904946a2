import clsx from 'clsx'
import { documentIcon } from '#lib/format/document-words.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import { usePhotoAddress } from '#offline/entries/use-entries.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { PageCount } from './page-count.tsx'

export function EntryThumbnail({ entry, className }: { entry: Entry; className?: string }) {
  const address = usePhotoAddress(entry)
  const icon = iconOf(entry)
  return (
    <span
      className={clsx(
        'relative grid h-16 w-12 shrink-0 place-items-center overflow-hidden rounded-lg border border-hairline bg-sunken @max-[18rem]/row:h-11 @max-[18rem]/row:w-8 text-muted',
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
      {!address && icon && <Icon name={icon} />}
      <PageCount pages={entry.document?.pages} />
    </span>
  )
}

/** For entries without a picture; a photo's own picture loads in a moment. */
function iconOf({ photo, document, isRemote }: Entry): IconName | null {
  if (!photo) return 'square-pen'
  if (document) return documentIcon(document.kind)
  return isRemote ? 'image' : null
}
