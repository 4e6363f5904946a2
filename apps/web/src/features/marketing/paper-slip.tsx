import { TornEdge } from './torn-edge.tsx'

const lines = [
  ['Set dinner x2', '48.00'],
  ['Sparkling water', '6.25'],
  ['Service', '10.00'],
]

// As the review form marks values found on a photo.
const found = 'rounded-[3px] outline outline-offset-2 outline-primary'

export function PaperSlip() {
  return (
    <div
      aria-hidden="true"
      className="absolute top-14 left-8 w-48 -rotate-6 animate-[rise-in_220ms_var(--ease-out)_150ms_backwards] text-xs text-paper-ink drop-shadow-[0_10px_14px_rgb(0_0_0/0.14)] max-sm:hidden short:max-lg:hidden lg:top-28 lg:-left-6"
    >
      <div className="rounded-t-[3px] bg-paper px-5 pt-6 pb-4 font-mono">
        <p className="text-center text-sm font-semibold">
          <span className={found}>Copper Kettle</span>
        </p>
        <p className="mt-2 text-center">
          <span className={found}>17 Sep 2026</span> 19:42
        </p>
        <dl className="mt-4 space-y-1 border-y border-dashed border-current py-3">
          {lines.map(([name, amount]) => (
            <div key={name} className="flex justify-between gap-2">
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 flex justify-between text-sm font-semibold">
          <span>TOTAL</span>
          <span className={found}>£64.25</span>
        </p>
        <p className="mt-4 text-center">Thank you</p>
      </div>
      <TornEdge className="fill-paper" />
    </div>
  )
}
