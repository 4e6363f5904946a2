import { Badge } from '#ui/badge.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { PhoneReceipt } from './phone-receipt.tsx'
import { sampleTrip } from './sample-trip.ts'

const tabs: { icon: IconName; label: string }[] = [
  { icon: 'house', label: 'Home' },
  { icon: 'receipt', label: 'Receipts' },
  { icon: 'send', label: 'Finalize' },
  { icon: 'history', label: 'History' },
  { icon: 'settings', label: 'Settings' },
]

/** The app's own trip screen in a phone, drawn with the app's own tokens. */
export function Phone() {
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto h-[676px] w-[312px] max-w-full rounded-[46px] bg-device p-2.5 shadow-float sm:mr-0 sm:ml-auto"
    >
      <div className="relative flex h-full flex-col overflow-hidden rounded-[36px] bg-ground">
        <StatusBar />
        <div className="border-b border-hairline bg-surface px-4 pt-1.5 pb-2.5">
          <div className="flex items-center justify-between gap-2">
            <p className="truncate text-base font-semibold tracking-tight">{sampleTrip.name}</p>
            <Badge tone="primary" className="shrink-0">
              Active
            </Badge>
          </div>
          <p className="amount mt-1 text-xs text-muted">{sampleTrip.receipts.length} receipts</p>
          <p className="amount text-xs">{sampleTrip.totals}</p>
        </div>
        <div className="flex-1 space-y-4 p-4">
          <TripCard />
          <div>
            <p className="mb-1 flex items-baseline justify-between text-sm font-semibold">
              Recent Receipts
              <span className="text-xs font-medium text-primary">View All</span>
            </p>
            <ul>
              {sampleTrip.receipts
                .slice(-3)
                .toReversed()
                .map((receipt) => (
                  <PhoneReceipt key={receipt.vendor} receipt={receipt} />
                ))}
            </ul>
          </div>
        </div>
        <span className="absolute right-4 bottom-19 grid size-13 place-items-center rounded-full bg-primary text-on-primary shadow-float">
          <Icon name="plus" className="text-[24px]" />
        </span>
        <ul className="grid grid-cols-5 border-t border-hairline bg-surface px-1 pt-2 pb-4">
          {tabs.map(({ icon, label }, index) => (
            <li
              key={label}
              className={`flex flex-col items-center gap-1 text-[10px] font-medium ${index === 0 ? 'text-primary' : 'text-muted'}`}
            >
              <Icon name={icon} />
              {label}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function StatusBar() {
  return (
    <div className="flex h-10 items-center justify-between bg-surface px-7 pt-1 text-xs font-semibold">
      <span className="amount">9:41</span>
      <span className="absolute left-1/2 h-5.5 w-20 -translate-x-1/2 rounded-full bg-device" />
      <span className="flex h-2.5 w-5.5 rounded-[3px] border border-current p-px">
        <span className="w-3/4 rounded-[1px] bg-current" />
      </span>
    </div>
  )
}

function TripCard() {
  return (
    <div className="rounded-card border border-hairline bg-surface p-3.5">
      <div className="flex items-center justify-between">
        <p className="text-sm font-semibold">Current Trip</p>
        <Badge tone="primary" className="shrink-0">
          In Progress
        </Badge>
      </div>
      <p className="mt-0.5 text-xs text-muted">Since {sampleTrip.startDate}</p>
      <dl className="amount mt-3 grid grid-cols-3 gap-2 border-t border-hairline pt-3">
        {sampleTrip.totals.split(', ').map((total) => {
          const [amount, currency] = total.split(' ')
          return (
            <div key={currency}>
              <dt className="text-xs text-muted">{currency}</dt>
              <dd className="text-base font-semibold tracking-tight">{amount}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
