import type { ReactNode } from 'react'
import { useTrialDays } from '#lib/data/config.ts'
import { trialBill } from './content.ts'
import { TornEdge } from './torn-edge.tsx'

export function FinalCall({ title, children }: { title: string; children: ReactNode }) {
  const { lines, due } = trialBill(useTrialDays())
  return (
    <section className="border-t border-hairline bg-sunken">
      <div className="mx-auto grid max-w-[70rem] grid-cols-[minmax(0,1fr)] items-center gap-10 px-4 py-14 sm:px-6 md:grid-cols-[1fr_auto] lg:py-20">
        <div>
          <h2 className="max-w-lg text-xl font-semibold tracking-tight text-balance lg:text-2xl lg:tracking-[-0.025em]">
            {title}
          </h2>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row">{children}</div>
        </div>
        <div
          aria-hidden="true"
          className="mx-auto w-full max-w-72 rotate-2 text-paper-ink drop-shadow-[0_10px_14px_rgb(0_0_0/0.12)]"
        >
          <div className="bg-paper px-6 pt-6 pb-5 font-mono text-sm">
            <p className="text-center font-semibold">Quittance</p>
            <dl className="mt-4 space-y-1.5 border-y border-dashed border-current py-4">
              {lines.map(([name, value]) => (
                <div key={name} className="flex justify-between gap-3">
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-4 flex justify-between text-base font-semibold">
              <span>DUE TODAY</span>
              <span>{due}</span>
            </p>
          </div>
          <TornEdge className="fill-paper" />
        </div>
      </div>
    </section>
  )
}
