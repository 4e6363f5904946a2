import { Badge } from '#ui/badge.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'

const lines: readonly {
  icon: IconName
  vendor: string
  day: string
  amount: string
  currency: string
}[] = [
  {
    icon: 'utensils',
    vendor: 'The Copper Kettle',
    day: 'Sep 17, 2026',
    amount: '64.25',
    currency: 'GBP',
  },
  {
    icon: 'bed',
    vendor: 'Hotel Lindenhof',
    day: 'Sep 16, 2026',
    amount: '428.00',
    currency: 'EUR',
  },
  { icon: 'car', vendor: 'Taxi Brandt', day: 'Sep 14, 2026', amount: '38.40', currency: 'EUR' },
]

export function PromisePanel() {
  return (
    <aside
      aria-label="About Quittance"
      className="hidden min-h-dvh flex-col justify-center self-start border-l border-hairline bg-sunken px-12 py-16 lg:sticky lg:top-0 lg:flex xl:px-20"
    >
      <div
        aria-hidden="true"
        className="max-w-sm rounded-card border border-hairline bg-surface p-5 shadow-float"
      >
        <div className="flex items-center justify-between gap-3 border-b border-dashed border-line pb-4">
          <p className="font-semibold">Berlin and London, Q3</p>
          <Badge tone="settled">
            <Icon name="check" className="text-[0.875rem]" />
            Finalized
          </Badge>
        </div>
        <ul className="space-y-4 py-5">
          {lines.map((line) => (
            <li key={line.vendor} className="flex items-center gap-3">
              <span className="grid size-9 place-items-center rounded-control bg-sunken text-muted">
                <Icon name={line.icon} className="text-[1.125rem]" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-sm font-medium">{line.vendor}</span>
                <span className="block text-xs text-muted">{line.day}</span>
              </span>
              <span className="amount text-sm font-medium">
                {line.amount} <span className="text-xs text-muted">{line.currency}</span>
              </span>
            </li>
          ))}
        </ul>
        <p className="amount flex justify-between border-t border-dashed border-line pt-4 text-sm">
          <span className="text-muted">Total</span>
          <span className="font-semibold">466.40 EUR, 64.25 GBP</span>
        </p>
      </div>
      <p className="mt-12 max-w-md text-xl font-semibold tracking-tight text-balance">
        Trip claims settled before you land.
      </p>
      <p className="mt-3 max-w-[46ch] text-base text-pretty text-muted">
        Photograph receipts on the road, check what was read, and hand finance a workbook they can
        book from.
      </p>
    </aside>
  )
}
