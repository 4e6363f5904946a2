import { useEffect } from 'react'
import { Buttons, Choices, Fields } from '#features/design/choices.tsx'
import { Colors } from '#features/design/colors.tsx'
import { Overlays } from '#features/design/overlays.tsx'
import { PageLook } from '#features/design/page-look.tsx'
import { showStates } from '#features/design/shown-states.ts'
import { Badges, BrandAndLinks, Papers, States } from '#features/design/states.tsx'
import { Amounts, Categories, Icons, TypeScale } from '#features/design/type-scale.tsx'
import { TooltipProvider } from '#ui/tooltip.tsx'

/** Every component in every state, for developers; only in development. */
export function DesignPage() {
  useEffect(showStates, [])
  return (
    <main className="mx-auto max-w-[90rem] space-y-12 px-4 py-10 sm:px-8">
      <PageLook />
      <Colors />
      <TypeScale />
      <Amounts />
      <Categories />
      <Papers />
      <BrandAndLinks />
      <Buttons />
      <Badges />
      <Fields />
      <Choices />
      <TooltipProvider>
        <Overlays />
      </TooltipProvider>
      <States />
      <Icons />
    </main>
  )
}
