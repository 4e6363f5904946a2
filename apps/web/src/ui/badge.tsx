import clsx from 'clsx'
import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-sunken text-muted',
  primary: 'bg-primary-soft text-primary',
  strong: 'bg-primary text-on-primary',
  surface: 'bg-surface text-primary',
  settled: 'bg-settled-soft text-settled',
  waiting: 'bg-waiting-soft text-waiting',
  wrong: 'bg-wrong-soft text-wrong',
}

export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: keyof typeof tones
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-medium',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
