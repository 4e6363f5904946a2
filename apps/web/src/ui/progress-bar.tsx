import clsx from 'clsx'

export function ProgressBar({
  label,
  value,
  className,
}: {
  label: string
  value: number
  className?: string
}) {
  const percent = Math.round(value * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={clsx('h-1.5 overflow-hidden rounded-full bg-hairline', className)}
    >
      <div
        className="h-full origin-left rounded-full bg-primary transition-transform duration-150"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  )
}
