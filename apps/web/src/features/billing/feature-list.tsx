import clsx from 'clsx'
import { Icon } from '#ui/icon.tsx'

export function FeatureList({
  features,
  className,
}: {
  features: readonly string[]
  className?: string
}) {
  return (
    <ul className={clsx('space-y-2.5 text-sm', className)}>
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Icon name="check" className="text-[1.125rem] text-primary" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
