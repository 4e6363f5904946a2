import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
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
