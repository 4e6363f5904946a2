import type { ReactNode } from 'react'
import { Section } from './section.tsx'
import { CheckPicture, PhotographPicture, SendPicture } from './step-pictures.tsx'

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
