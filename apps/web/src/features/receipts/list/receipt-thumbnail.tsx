import type { Receipt } from '@quittance/contract/receipts'
import clsx from 'clsx'
import { useState } from 'react'
import { thumbnailAddress } from '#lib/data/receipts.ts'
import { categoryLooks } from '#lib/format/category-looks.ts'
import { Icon } from '#ui/icon.tsx'

const shape =
  'relative grid h-16 w-12 shrink-0 place-items-center overflow-hidden rounded-lg border border-hairline bg-sunken'

/** The photo in small, which opens it; one entered by hand shows what it was for instead. */
export function ReceiptThumbnail({ receipt, onOpen }: { receipt: Receipt; onOpen: () => void }) {
  const [isBroken, setIsBroken] = useState(false)
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
      aria-label={`View photo of ${receipt.vendor || 'receipt'}`}
      onClick={onOpen}
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
    </button>
  )
}
