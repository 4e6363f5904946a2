import type { Category } from '@quittance/contract/categories'
import clsx from 'clsx'
import { categoryLooks } from '#lib/format/category-looks.ts'
import { Icon } from '#ui/icon.tsx'

export function CategoryChip({ category }: { category: Category }) {
  const { label, icon, tone } = categoryLooks[category]
  return (
    <span className="inline-flex min-w-0 items-center gap-1 rounded-full bg-sunken px-2 text-xs leading-5 font-medium text-muted">
      <Icon name={icon} className={clsx('text-[0.8125rem]', tone)} />
      <span className="min-w-0 hyphens-auto break-words">{label}</span>
    </span>
  )
}
