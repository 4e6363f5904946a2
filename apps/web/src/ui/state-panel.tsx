import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

const tones = {
  neutral: 'bg-sunken text-muted',
  primary: 'bg-primary-soft text-primary',
  settled: 'bg-settled-soft text-settled',
  wrong: 'bg-wrong-soft text-wrong',
}

/** A whole screen or card that says one thing: empty, failed, done. */
export function StatePanel({
  icon,
  tone = 'neutral',
  title,
  children,
  actions,
}: {
  icon: IconName
  tone?: keyof typeof tones
  title: string
  children?: ReactNode
  actions?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center text-center">
      <span className={clsx('grid size-14 place-items-center rounded-full', tones[tone])}>
        <Icon name={icon} className="text-[26px]" />
      </span>
      <h1 className="mt-5 text-xl font-semibold tracking-tight text-balance">{title}</h1>
      {children && (
        <div className="mt-2 max-w-[44ch] text-base text-pretty text-muted">{children}</div>
      )}
      {actions && <div className="mt-6 flex w-full max-w-xs flex-col gap-2">{actions}</div>}
    </div>
  )
}
