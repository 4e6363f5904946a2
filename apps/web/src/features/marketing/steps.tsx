import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Section } from './section.tsx'
import { TornEdge } from './torn-edge.tsx'

const steps: { name: string; text: string; picture: ReactNode }[] = [
  {
    name: 'Photograph',
    text: 'At the counter, in the taxi, at the hotel desk. Take a photo, upload one, or type it in.',
    picture: <PhotographPicture />,
  },
  {
    name: 'Check',
    text: 'Vendor, date, amount, currency and category are filled in. Whatever is doubtful is marked.',
    picture: <CheckPicture />,
  },
  {
    name: 'Send',
    text: 'Finalize the trip with one press. Finance gets the workbook and the photos, you get a copy.',
    picture: <SendPicture />,
  },
]

export function Steps() {
  return (
    <Section title="Three steps, none of them at a desk">
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-10 md:grid-cols-3">
        {steps.map(({ name, text, picture }, index) => (
          <li key={name}>
            <div
              aria-hidden="true"
              className="grid h-52 place-items-center overflow-hidden rounded-card border border-hairline bg-sunken px-4"
            >
              {picture}
            </div>
            <h3 className="mt-5 flex items-baseline gap-2 text-base font-semibold">
              <span className="amount text-muted">{index + 1}</span>
              {name}
            </h3>
            <p className="mt-1.5 text-sm text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function PhotographPicture() {
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
function CheckPicture() {
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
function SendPicture() {
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
