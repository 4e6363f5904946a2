import { AtADesk } from '#features/marketing/at-a-desk.tsx'
import { Figures } from '#features/marketing/figures.tsx'
import { FinalCall } from '#features/marketing/final-call.tsx'
import { Hero } from '#features/marketing/hero.tsx'
import { Pricing } from '#features/marketing/pricing.tsx'
import { PublicFrame } from '#features/marketing/public-frame.tsx'
import { Questions } from '#features/marketing/questions.tsx'
import { ScheduleDemo } from '#features/marketing/schedule-demo.tsx'
import { Steps } from '#features/marketing/steps.tsx'
import { Workbook } from '#features/marketing/workbook.tsx'
import { ButtonLink } from '#ui/button.tsx'

export function LandingPage() {
  return (
    <PublicFrame>
      <Hero />
      <Figures />
      <Steps />
      <AtADesk />
      <Workbook />
      <Pricing />
      <Questions />
      <FinalCall title="Land with nothing left to file.">
        <ButtonLink href="/signup" size="large">
          Start Free Trial
        </ButtonLink>
        <ScheduleDemo />
      </FinalCall>
    </PublicFrame>
  )
}
