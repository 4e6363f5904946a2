import { Icon, type IconName } from '#ui/icon.tsx'
import { TornEdge } from './torn-edge.tsx'

export function PhotographPicture() {
  return (
    <div className="relative max-w-full px-7 py-4">
      {[
        'top-0 left-0 border-t-2 border-l-2',
        'top-0 right-0 border-t-2 border-r-2',
        'bottom-0 left-0 border-b-2 border-l-2',
        'right-0 bottom-0 border-r-2 border-b-2',
      ].map((corner) => (
        <span key={corner} className={`absolute size-5 border-primary ${corner}`} />
      ))}
      <div className="w-30 max-w-full rotate-2 text-paper-ink">
        <div className="space-y-2 bg-paper px-3 pt-4 pb-3">
          <p className="text-center font-mono text-xs font-semibold">Taxi Brandt</p>
          {['w-full', 'w-4/5', 'w-full'].map((width, index) => (
            <div key={index} className={`h-1 rounded-full bg-paper-ink/25 ${width}`} />
          ))}
          <p className="text-right font-mono text-xs font-semibold">38,40 €</p>
        </div>
        <TornEdge className="fill-paper" />
      </div>
    </div>
  )
}

/** Two fields of the review form: one certain, one to check. */
export function CheckPicture() {
  return (
    <div className="w-full max-w-60 space-y-3">
      <ReadField label="Vendor" value="Taxi Brandt" icon="circle-check" tone="text-settled" />
      <ReadField label="Amount" value="38.40" icon="circle-alert" tone="text-waiting" isDoubtful />
    </div>
  )
}

function ReadField({
  label,
  value,
  icon,
  tone,
  isDoubtful,
}: {
  label: string
  value: string
  icon: IconName
  tone: string
  isDoubtful?: boolean
}) {
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-2 text-xs font-medium">
        {label}
        {isDoubtful && <span className={tone}>Please check</span>}
      </p>
      <p
        className={`amount mt-1 flex h-11 items-center justify-between rounded-control border px-3 text-base ${isDoubtful ? 'border-waiting bg-waiting-soft' : 'border-hairline bg-surface'}`}
      >
        {value}
        <Icon name={icon} className={tone} />
      </p>
    </div>
  )
}

/** The email that finance receives. */
export function SendPicture() {
  return (
    <div className="w-full max-w-60 rounded-card border border-hairline bg-surface p-4 shadow-float">
      <p className="flex items-center gap-2 text-sm font-semibold">
        <Icon name="circle-check" className="text-settled" />
        Trip Finalized!
      </p>
      <p className="mt-1 text-xs wrap-anywhere text-muted">To finance@company.com</p>
      <ul className="mt-3 space-y-2 border-t border-hairline pt-3 text-xs font-medium">
        <li className="flex items-center gap-2">
          <Icon name="file-spreadsheet" className="text-muted" />
          Expense Report
        </li>
        <li className="flex items-center gap-2">
          <Icon name="folder-archive" className="text-muted" />
          Receipt Images
        </li>
      </ul>
    </div>
  )
}
