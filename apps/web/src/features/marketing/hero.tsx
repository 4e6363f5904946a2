import { useTrialDays } from '#lib/data/config.ts'
import { ButtonLink } from '#ui/button.tsx'
import { headline, promise, trialInShort } from './content.ts'
import { PaperSlip } from './paper-slip.tsx'
import { Phone } from './phone.tsx'
import { ScheduleDemo } from './schedule-demo.tsx'

export function Hero() {
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
      </div>
      <div
        role="img"
        aria-label="The app on a phone: a trip to Berlin and London, its totals in euros and pounds, and the newest receipts with vendor, date, category and amount."
        className="relative mx-auto h-[440px] w-full max-w-[35rem] lg:max-w-[31.25rem] overflow-hidden sm:h-[540px] short:max-lg:h-[330px] lg:h-auto lg:overflow-visible"
      >
        <PaperSlip />
        <Phone />
      </div>
    </section>
  )
}
