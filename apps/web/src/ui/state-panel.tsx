import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

const tones = {
  neutral: 'bg-sunken text-muted',
  primary: 'bg-primary-soft text-primary',
  settled: 'bg-settled-soft text-settled',
  wrong: 'bg-wrong-soft text-wrong',
}

/** A whole screen or card with one message: empty, failed, done. */
export function StatePanel({
  icon,
  tone = 'neutral',
  title,
  isPart = false,
  children,
  actions,
}: {
  icon: IconName
  tone?: keyof typeof tones
  title: string
  /** Inside a page that has its own heading. */
  isPart?: boolean
  children?: ReactNode
  actions?: ReactNode
}) {
  const Heading = isPart ? 'h2' : 'h1'
  return (
    <div className="flex flex-col items-center text-center">
      <span className={clsx('grid size-14 place-items-center rounded-full', tones[tone])}>
        <Icon name={icon} className="text-[1.625rem]" />
      </span>
      <Heading
        className={clsx(
          'mt-5 font-semibold tracking-tight text-balance',
          isPart ? 'text-lg' : 'text-xl',
        )}
      >
        {title}
      </Heading>
      {children && (
        <div className="mt-2 max-w-[min(44ch,100%)] text-base text-balance wrap-break-word text-muted">
          {children}
        </div>
      )}
      {actions && <div className="mt-6 flex w-full max-w-xs flex-col gap-2">{actions}</div>}
    </div>
  )
}
