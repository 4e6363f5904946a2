import { figures, measuredAccuracy } from './content.ts'

export function Figures() {
  return (
    <section aria-label="Quittance in figures" className="border-y border-hairline bg-surface">
      <dl className="mx-auto max-w-[70rem] px-4 py-4 sm:grid sm:grid-cols-5 sm:gap-4 sm:px-6 sm:py-10 lg:py-14">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-4 border-hairline py-3 not-last:border-b sm:flex-col-reverse sm:justify-end sm:gap-1 sm:border-0! sm:py-0"
          >
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="amount text-lg font-semibold tracking-tight sm:text-xl lg:text-2xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mx-auto -mt-2 max-w-[70rem] px-4 pb-6 text-sm text-pretty text-muted sm:-mt-4 sm:px-6 lg:-mt-8 lg:pb-8">
        {measuredAccuracy}
      </p>
    </section>
  )
}
