import { useState } from 'react'
import { useTrialDays } from '#lib/data/config.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { headline, promise, trialInShort } from './content.ts'
import phoneDark from './phone-dark.webp'
import phoneLight from './phone-light.webp'
import recording from './recording.webp'
import { ScheduleDemo } from './schedule-demo.tsx'
import { ThemedPicture } from './themed-picture.tsx'
import { TornEdge } from './torn-edge.tsx'

export function Hero() {
  const [isPlaying, setIsPlaying] = useState(false)
  return (
    <section className="mx-auto grid max-w-[70rem] items-center gap-x-10 gap-y-14 overflow-x-clip px-4 pt-12 sm:px-6 sm:pt-16 lg:grid-cols-[1.1fr_1fr] lg:py-16 short:max-lg:grid-cols-[1.3fr_1fr] short:max-lg:items-start short:max-lg:pt-8">
      <div className="max-sm:text-center">
        <h1 className="text-display font-semibold tracking-[-0.035em] text-balance short:max-lg:text-2xl">
          {headline}
        </h1>
        <p className="mt-5 max-w-xl text-base text-pretty text-muted max-sm:mx-auto lg:mt-6 lg:text-lg">
          {promise}
        </p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          <ButtonLink href="/signup" size="large">
            Start Free Trial
          </ButtonLink>
          <ScheduleDemo />
        </div>
        <p className="mt-4 text-sm text-muted">{trialInShort(useTrialDays())}</p>
        <Button
          variant="quiet"
          className="mt-2 -ml-4 max-sm:ml-0"
          onClick={() => setIsPlaying(!isPlaying)}
        >
          <Icon name={isPlaying ? 'x' : 'play'} className="text-[1.125rem] text-primary" />
          {isPlaying ? 'Stop' : 'Watch it in 20 seconds'}
        </Button>
      </div>
      <div
        role="img"
        aria-label="The app on a phone: a trip to Berlin and London, its totals in euros and pounds, and the newest receipts with vendor, date, category and amount."
        className="relative mx-auto h-[440px] w-full max-w-[35rem] lg:max-w-[31.25rem] overflow-hidden sm:h-[540px] short:max-lg:h-[330px] lg:h-auto lg:overflow-visible"
      >
        <PaperSlip />
        <Phone isPlaying={isPlaying} />
      </div>
    </section>
  )
}

const lines = [
  ['Set dinner x2', '48.00'],
  ['Sparkling water', '6.25'],
  ['Service', '10.00'],
]

// As the review form marks values found on a photo.
const found = 'rounded-[3px] outline outline-offset-2 outline-primary'

function PaperSlip() {
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

/** Real pictures of the app, taken by `npm run pictures`. */
function Phone({ isPlaying }: { isPlaying: boolean }) {
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto h-[676px] w-[312px] max-w-full rounded-[46px] bg-device p-2.5 shadow-float sm:mr-0 sm:ml-auto"
    >
      <div className="relative flex h-full flex-col overflow-hidden rounded-[36px] bg-ground">
        <StatusBar />
        {isPlaying ? (
          <img src={recording} alt="" width={390} height={823} />
        ) : (
          <ThemedPicture light={phoneLight} dark={phoneDark} width={390} height={823} />
        )}
      </div>
    </div>
  )
}

function StatusBar() {
  return (
    <div className="flex h-10 shrink-0 items-center justify-between bg-surface px-7 pt-1 text-xs font-semibold">
      <span className="amount">9:41</span>
      <span className="absolute left-1/2 h-5.5 w-20 -translate-x-1/2 rounded-full bg-device" />
      <span className="flex h-2.5 w-5.5 rounded-[3px] border border-current p-px">
        <span className="w-3/4 rounded-[1px] bg-current" />
      </span>
    </div>
  )
}
