import type { Category } from '@quittance/contract/categories'
import { Icon, type IconName } from '#ui/icon.tsx'
import type { SampleReceipt } from './sample-trip.ts'

const looks: Record<Category, { icon: IconName; tone: string }> = {
  food: { icon: 'utensils', tone: 'text-category-food' },
  transport: { icon: 'car', tone: 'text-category-transport' },
  accommodation: { icon: 'bed', tone: 'text-category-accommodation' },
  coffee: { icon: 'coffee', tone: 'text-category-coffee' },
  entertainment: { icon: 'ticket', tone: 'text-category-entertainment' },
  office: { icon: 'briefcase', tone: 'text-category-office' },
  other: { icon: 'tag', tone: 'text-category-other' },
}

export function PhoneReceipt({ receipt }: { receipt: SampleReceipt }) {
  const { icon, tone } = looks[receipt.category]
  const [, , day] = receipt.date.split('-')
  return (
    <li className="flex items-center gap-3 border-b border-hairline py-2 last:border-0">
      <div
        className={`grid h-16 w-12 shrink-0 place-items-center overflow-hidden rounded-lg border border-hairline bg-sunken ${tone}`}
      >
        {receipt.isManual ? <Icon name={icon} /> : <SlipThumbnail />}
      </div>
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-semibold">{receipt.vendor}</p>
        <p className="amount mt-0.5 text-xs text-muted">Sep {day}, 2026</p>
        <p className="mt-1 flex items-center gap-1 text-xs text-muted">
          <Icon name={icon} className={`text-[14px] ${tone}`} />
          {receipt.category}
        </p>
      </div>
      <p className="amount self-start pt-2 text-right text-sm font-semibold">
        {receipt.amount} <span className="text-xs font-normal text-muted">{receipt.currency}</span>
      </p>
    </li>
  )
}

function SlipThumbnail() {
  return (
    <svg viewBox="0 0 48 64" className="h-full w-full">
      <path
        className="fill-paper"
        d="m11 9 27-2 3 49-3-2-3.5 2.5-3.5-2-3.5 2.5-3.5-2-3.5 2.5-3.5-2-2.5 2Z"
      />
      <path
        className="stroke-paper-ink"
        d="m19 14 12-.8M16 21l8-.5M34 19.8l2-.1M16.3 26l6-.4M34.3 24.8l2-.1M16.6 31l9-.6M34.6 29.8l2-.1M17 38.5l21-1.4M17.4 44l5-.3M33 42.7l5-.3"
        strokeWidth="1.4"
        strokeLinecap="round"
        opacity="0.65"
      />
    </svg>
  )
}
