import type { Receipt } from '@quittance/contract/receipt'
import clsx from 'clsx'
import { useState } from 'react'
import { thumbnailAddress } from '#lib/data/receipts.ts'
import { categoryLooks } from '#lib/format/category-looks.ts'
import { nounFor } from '#lib/format/document-words.ts'
import { Icon } from '#ui/icon.tsx'
import { PageCount } from './page-count.tsx'
import { openPhotoFrom } from './photo-journey.ts'

const shape =
  'relative grid h-16 w-12 shrink-0 place-items-center overflow-hidden rounded-lg border border-hairline bg-sunken @max-[18rem]/row:h-11 @max-[18rem]/row:w-8'

/** The thumbnail opens the photo; a manual receipt shows its category's icon instead. */
export function ReceiptThumbnail({ receipt, onOpen }: { receipt: Receipt; onOpen: () => void }) {
  const [isBroken, setIsBroken] = useState(false)
  const { document } = receipt
  const { icon, tone } = categoryLooks[receipt.category]
  if (!receipt.hasImage) {
    return (
      <span className={clsx(shape, tone)}>
        <Icon name={icon} />
      </span>
    )
  }
  return (
    <button
      type="button"
      aria-label={`View ${nounFor(document)} of ${receipt.vendor || 'receipt'}`}
      onClick={(event) => openPhotoFrom(event.currentTarget, onOpen)}
      className={clsx(shape, 'z-10 transition-opacity duration-150 hover:opacity-80')}
    >
      {isBroken ? (
        <Icon name="image-off" className="text-muted" />
      ) : (
        <img
          src={thumbnailAddress(receipt)}
          alt=""
          width={48}
          height={64}
          loading="lazy"
          decoding="async"
          onError={() => setIsBroken(true)}
          className="size-full object-cover"
        />
      )}
      {document && <PageCount pages={document.lastPage - document.firstPage + 1} />}
    </button>
  )
}
