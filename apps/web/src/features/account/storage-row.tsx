import type { StorageUse } from '@quittance/contract/storage'
import { inMegabytes, isNearlyFull, storageAdvice } from '@quittance/contract/storage-words'
import { useStorage } from '#lib/data/storage.ts'
import { Icon } from '#ui/icon.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

export function StorageRow() {
  const { data: use, isError } = useStorage()
  if (isError) return null
  return (
    <div className="pb-5">
      <dl className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 text-sm">
        <dt className="text-muted">Space for photos</dt>
        <dd className="amount">{use ? <Amount use={use} /> : <Skeleton className="h-5 w-32" />}</dd>
      </dl>
      <ProgressBar label="Space used" value={use ? partOf(use) : 0} className="mt-3" />
      {use && isNearlyFull(use) && (
        <p role="status" className="mt-3 flex gap-2 text-sm text-pretty">
          <Icon name="triangle-alert" className="mt-0.5 text-[1.125rem] text-waiting" />
          <span>
            {partOf(use) < 1 ? 'Nearly full.' : 'Full.'} {storageAdvice}
          </span>
        </p>
      )}
    </div>
  )
}

function Amount({ use: { usedBytes, limitBytes } }: { use: StorageUse }) {
  return (
    <>
      <span className="font-medium">{inMegabytes(usedBytes)}</span>
      <span className="text-muted"> of {inMegabytes(limitBytes)}</span>
    </>
  )
}

function partOf({ usedBytes, limitBytes }: StorageUse) {
  return Math.min(1, usedBytes / limitBytes)
}
