import clsx from 'clsx'

/** The logo: a receipt, torn off and ticked. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={clsx('shrink-0', className)}>
      <path
        className="fill-primary"
        d="M7 2h18a3 3 0 0 1 3 3v25l-4-2.8-4 2.8-4-2.8-4 2.8-4-2.8L4 30V5a3 3 0 0 1 3-3Z"
      />
      <path
        className="stroke-on-primary"
        d="m10.5 15.2 4 4 7.2-8"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

export function Brand({ className }: { className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2.5', className)}>
      <BrandMark className="size-6" />
      <span className="text-[1.0625rem] font-semibold tracking-[-0.02em]">Quittance</span>
    </span>
  )
}
