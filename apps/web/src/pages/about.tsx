import { CoreFeatures, Mission, Values } from '#features/marketing/about-story.tsx'
import { Figures } from '#features/marketing/figures.tsx'
import { FinalCall } from '#features/marketing/final-call.tsx'
import { Pricing } from '#features/marketing/pricing.tsx'
import { PublicFrame } from '#features/marketing/public-frame.tsx'
import { ButtonLink } from '#ui/button.tsx'

export function AboutPage() {
  return (
    <PublicFrame>
      <Mission />
      <Figures />
      <CoreFeatures />
      <Values />
      <Pricing />
      <FinalCall title="Your next trip can file itself.">
        <ButtonLink href="/signup" size="large">
          Get Started Free
        </ButtonLink>
      </FinalCall>
    </PublicFrame>
  )
}
