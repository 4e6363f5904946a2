import clsx from 'clsx'
import { Icon } from '#ui/icon.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import type { ReaderStatus } from './reader-status.ts'

export function ReaderStatusView({ status, label }: { status: ReaderStatus; label: string }) {
  const { icon, title, amount, part, text } = status
  return (
    <div>
      {title && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="flex min-w-0 gap-2 font-medium">
            {icon && (
              <Icon name={icon.name} className={clsx('mt-0.75 text-[1.125rem]', icon.tone)} />
            )}
            <span className="min-w-0">{title}</span>
          </p>
          {amount && <p className="amount text-sm text-muted">{amount}</p>}
        </div>
      )}
      {part !== undefined && <ProgressBar label={label} value={part} className="my-2.5" />}
      <p className={clsx('text-sm text-pretty text-muted', title && 'mt-1')}>{text}</p>
    </div>
  )
}
