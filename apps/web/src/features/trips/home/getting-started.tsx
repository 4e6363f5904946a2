import { SectionCard } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'

const steps = [
  {
    title: 'Create a trip',
    text: 'A name, a start date and a currency.',
  },
  {
    title: 'Capture receipt photos',
    text: 'Vendor, date and amount are read for you.',
  },
  {
    title: 'Review and organise',
    text: 'Check what was read, and correct it where needed.',
  },
  {
    title: 'Export reports',
    text: 'Finance gets a workbook and the photos.',
  },
]

const tips = [
  'Lay the receipt flat, and fill the frame with it.',
  'Take the photo where you pay: paper gets lost.',
  'One trip is in progress at a time.',
]

export function GettingStarted() {
  return (
    <SectionCard title="Getting started" className="@container">
      <ol className="grid grid-cols-1 gap-x-6 gap-y-3 @[30rem]:grid-cols-2 @[46rem]:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-3 @[46rem]:flex-col">
            <span className="amount grid size-8 shrink-0 place-items-center rounded-full bg-primary-soft text-sm font-semibold text-primary">
              {index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <h3 className="text-sm leading-8 font-semibold @[46rem]:leading-5">{step.title}</h3>
              <p className="-mt-1 text-sm text-pretty text-muted @[46rem]:mt-1">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </SectionCard>
  )
}

export function Tips() {
  return (
    <SectionCard title="Tips" className="@container h-full">
      <ul className="grid grid-cols-1 gap-3 text-sm text-pretty text-muted @[40rem]:grid-cols-3 @[40rem]:gap-6">
        {tips.map((tip) => (
          <li key={tip} className="flex gap-2.5">
            <Icon name="lightbulb" className="mt-0.5 text-[1rem]" />
            {tip}
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
