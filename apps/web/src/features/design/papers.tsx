import { Brand, BrandMark } from '#ui/brand.tsx'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { HomeLink } from '#ui/home-link.tsx'
import { NewTabLink } from '#ui/new-tab-link.tsx'
import { TextSizeChoice } from '#ui/text-size-choice.tsx'
import { TickList } from '#ui/tick-list.tsx'
import { Specimen, Specimens } from './specimens.tsx'

const ticks = [
  { text: 'At least 8 characters', isDone: true },
  { text: 'A number or a symbol', isDone: false },
]

export function Papers() {
  return (
    <Specimens title="Papers" hint="A sheet on the ground, named by its heading.">
      <SectionCard title="Spending">By category, the largest first.</SectionCard>
      <SectionCard
        title="Receipts"
        hint="All of them, the newest first."
        action={<Button variant="quiet">Show all</Button>}
      >
        With a hint and an action.
      </SectionCard>
      <Specimen name="TickList, none done">
        <TickList ticks={ticks.map((tick) => ({ ...tick, isDone: false }))} />
      </Specimen>
      <Specimen name="TickList, one done">
        <TickList ticks={ticks} />
      </Specimen>
    </Specimens>
  )
}

export function BrandAndLinks() {
  return (
    <Specimens title="Brand and links" hint="The name, and what leads to another page.">
      <Specimen name="Brand">
        <Brand />
      </Specimen>
      <Specimen name="BrandMark">
        <BrandMark className="size-10" />
      </Specimen>
      <Specimen name="HomeLink">
        <HomeLink />
      </Specimen>
      <Specimen name="NewTabLink">
        <p className="text-sm">
          By signing up you agree to the <NewTabLink href="/terms">Terms of Service</NewTabLink>.
        </p>
      </Specimen>
      <Specimen name="TextSizeChoice">
        <TextSizeChoice />
      </Specimen>
    </Specimens>
  )
}
