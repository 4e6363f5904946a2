import { Badge } from '#ui/badge.tsx'
import { Brand, BrandMark } from '#ui/brand.tsx'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { HomeLink } from '#ui/home-link.tsx'
import { NewTabLink } from '#ui/new-tab-link.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { TextSizeChoice } from '#ui/text-size-choice.tsx'
import { TickList } from '#ui/tick-list.tsx'
import { Specimen, Specimens } from './specimens.tsx'

const badges = ['neutral', 'primary', 'strong', 'surface', 'settled', 'waiting', 'wrong'] as const

export function Badges() {
  return (
    <Specimens title="Badges" hint="One word on the state of a thing." isRow>
      {badges.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Specimens>
  )
}

export function States() {
  return (
    <Specimens title="States" hint="Empty, failed, done, under way.">
      <StatePanel
        isPart
        icon="inbox"
        title="No receipts yet"
        actions={<Button>Add First Receipt</Button>}
      >
        Photograph the first one, or type it in.
      </StatePanel>
      <StatePanel
        isPart
        icon="circle-alert"
        tone="wrong"
        title="Failed to load trip history"
        actions={<Button variant="secondary">Try Again</Button>}
      >
        Your trips are safe. Please check your connection.
      </StatePanel>
      <StatePanel isPart icon="circle-check" tone="settled" title="Payment confirmed" />
      <StatePanel isPart icon="mail" tone="primary" title="Check your inbox" />
      <Specimen name="Skeleton">
        <div className="flex items-center gap-3">
          <Skeleton className="h-16 w-12" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-1/3" />
          </div>
          <Skeleton className="h-5 w-16" />
        </div>
      </Specimen>
      <Specimen name="ProgressBar, 40 %">
        <ProgressBar label="Sending" value={0.4} />
      </Specimen>
      <Specimen name="Spinner">
        <Spinner className="text-muted" />
      </Specimen>
    </Specimens>
  )
}

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
