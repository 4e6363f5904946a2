import clsx from 'clsx'
import { Switch } from 'radix-ui'
import { useId, useState } from 'react'
import { addressOfPage } from '#lib/api/page-address.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'

/** One page of a document, below the switch that starts a receipt with it. */
export function SplitPage({
  uploadId,
  page,
  receipt,
  isStart,
  isEnd,
  onChange,
}: {
  uploadId: string
  page: number
  /** The number of the receipt that it belongs to. */
  receipt: number
  isStart: boolean
  isEnd: boolean
  /** Null for the first page, which always starts one. */
  onChange: ((isStart: boolean) => void) | null
}) {
  return (
    <li>
      {onChange && <Cut {...{ page, isStart, onChange }} />}
      <div
        className={clsx(
          'flex items-center gap-4 border-x border-hairline bg-sunken px-3 py-2',
          isStart && 'rounded-t-control border-t pt-3',
          isEnd && 'rounded-b-control border-b pb-3',
        )}
      >
        <PagePicture src={addressOfPage(uploadId, page)} />
        <p className="min-w-0 flex-1">
          <span className="amount block text-sm font-medium">Page {page}</span>
          {isStart && (
            <Badge tone="primary" className="amount mt-1">
              Receipt {receipt}
            </Badge>
          )}
          {!isStart && <span className="sr-only">, receipt {receipt}</span>}
        </p>
      </div>
    </li>
  )
}

function Cut({
  page,
  isStart,
  onChange,
}: {
  page: number
  isStart: boolean
  onChange: (isStart: boolean) => void
}) {
  const id = useId()
  return (
    <div
      className={clsx(
        'flex min-h-11 items-center gap-3 border-hairline px-3',
        !isStart && 'border-x bg-sunken',
      )}
    >
      <label htmlFor={id} className="flex min-h-11 flex-1 cursor-pointer items-center text-sm">
        <span className={clsx(isStart ? 'font-medium text-primary' : 'text-muted')}>
          New receipt from here
        </span>
      </label>
      <Switch.Root
        id={id}
        aria-label={`New receipt from here, page ${page}`}
        checked={isStart}
        onCheckedChange={onChange}
        className="relative h-7 w-12 shrink-0 rounded-full bg-line transition-colors duration-150 before:absolute before:-inset-2 data-[state=checked]:bg-primary"
      >
        <Switch.Thumb className="block size-6 translate-x-0.5 rounded-full bg-white shadow-sm transition-transform duration-150 ease-out data-[state=checked]:translate-x-[1.375rem]" />
      </Switch.Root>
    </div>
  )
}

/** If the server no longer has the picture, the page number is enough to split by. */
function PagePicture({ src }: { src: string }) {
  const [isMissing, setIsMissing] = useState(false)
  return (
    <span className="grid h-28 w-20 shrink-0 place-items-center overflow-hidden rounded-lg border border-hairline bg-surface text-muted">
      {isMissing ? (
        <Icon name="file-text" className="text-[1.5rem]" />
      ) : (
        <img
          src={src}
          alt=""
          width={80}
          height={112}
          loading="lazy"
          decoding="async"
          className="size-full object-cover object-top"
          onError={() => setIsMissing(true)}
        />
      )}
    </span>
  )
}
