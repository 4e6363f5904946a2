import clsx from 'clsx'
import type { CSSProperties, ReactNode } from 'react'

/** Widths in em of a digit and of other characters in the amount. */
const widths = { digit: 0.64, other: 0.3 }

/** Average character width of the text around it, in rem. */
const letter = 0.44

// On one line with its text if that leaves it large, otherwise on its own line and no wider than
// that. Computed from the character count, so that a late font changes nothing.
const size =
  'text-[length:min(2.5rem,calc(100cqi/var(--ems)))] @[15rem]:text-[length:min(2.5rem,max(1.75rem,calc((100cqi-var(--words))/var(--ems))))]'

/** A prominent amount with smaller text around it, as wide as its container allows. */
export function LargeAmount({
  words,
  amount,
  children,
}: {
  /** `about 512.40 EUR in all`; contains the amount. */
  words: string
  amount: string
  /** After it, on the same line. */
  children?: ReactNode
}) {
  const [before = '', ...rest] = words.split(amount)
  const after = rest.join(amount)
  const digits = amount.replace(/\D/g, '').length
  const ems = digits * widths.digit + (amount.length - digits) * widths.other
  const around = (before.length + after.length) * letter + (children ? 2 : 0.5)
  return (
    <span
      className="amount flex flex-wrap items-baseline gap-x-1.5 tracking-tight"
      style={{ '--ems': ems.toFixed(2), '--words': `${around.toFixed(2)}rem` } as CSSProperties}
    >
      {before && <span className="text-sm text-muted">{before}</span>}
      <span className={clsx('min-w-0 leading-[1.1] font-semibold text-text break-words', size)}>
        {amount}
      </span>
      {(after || children) && (
        <span
          className={clsx(
            'flex items-baseline gap-x-1.5',
            before && amount.length > 10 && '@max-[24rem]:basis-full',
          )}
        >
          {after && <span className="text-sm font-medium text-muted">{after}</span>}
          {children}
        </span>
      )}
    </span>
  )
}
