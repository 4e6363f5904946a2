import type { TripWarning } from '@quittance/contract/reports'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { editReceiptAddress } from '#lib/data/receipts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Amber } from '#ui/waiting-line.tsx'
import { AllClear, tripCheckQuery, WarningDetails } from './use-trip-check.tsx'
import { comparingSentence, warningAction, warningSentence } from './warning-words.ts'

type TripCheckProps = {
  tripId: number
  /** Called before a link leaves this page. */
  onLeave?: () => void
  /** A further warning, if there is one. */
  extra?: ReactNode
}

/** Possible problems to review before finalizing, each with its button; they never block the form. */
export function TripCheck({ tripId, onLeave, extra }: TripCheckProps) {
  const { data, isPending } = useQuery(tripCheckQuery(tripId))
  if (isPending) return <Skeleton className="h-13" />
  if (!data) return extra
  const { warnings, comparing = 0 } = data
  if (warnings.length === 0 && comparing === 0) return extra || <AllClear />
  return (
    <>
      {extra}
      <ul className="rounded-control bg-waiting-soft">
        {warnings.map((warning) => (
          <li key={warning.kind}>
            <Warning {...{ tripId, warning, onLeave }} />
          </li>
        ))}
        {/* A row of its own beside a warning would move the page when it goes. */}
        {warnings.length === 0 && (
          <li className="flex min-h-13 items-center px-4 py-2.5 text-sm">
            {comparingSentence(comparing)}
          </li>
        )}
      </ul>
    </>
  )
}

type WarningProps = { tripId: number; warning: TripWarning; onLeave: (() => void) | undefined }

function Warning({ tripId, warning, onLeave }: WarningProps) {
  const [only] = warning.count === 1 && 'receipts' in warning ? warning.receipts : []
  const link = only && !only.twins && { href: editReceiptAddress({ tripId, id: only.id }) }
  return (
    <CheckRow
      sentence={<Amber words={warningSentence(warning)} />}
      action={warningAction(warning)}
      {...(link && { link: { ...link, about: only.vendor, onLeave } })}
    >
      <Suspense>
        <WarningDetails {...{ tripId, warning, onLeave }} />
      </Suspense>
    </CheckRow>
  )
}

/** A sentence and its button, which opens the one receipt it is about, or unfolds the details. */
export function CheckRow({
  sentence,
  action,
  link,
  className,
  children,
}: {
  sentence: ReactNode
  action: string
  link?: { href: string; about: string; onLeave: (() => void) | undefined }
  className?: string
  children?: ReactNode
}) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={className}>
      <div className="flex flex-wrap items-center justify-end gap-x-3 p-1 pl-4 text-sm">
        <div className="min-w-0 flex-1 basis-32 py-0.5">{sentence}</div>
        {link ? (
          <ButtonLink
            variant="secondary"
            href={link.href}
            aria-label={`${action}: ${link.about}`}
            {...(link.onLeave && { onClick: link.onLeave })}
          >
            {action}
          </ButtonLink>
        ) : (
          <Button
            variant="secondary"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {action}
          </Button>
        )}
      </div>
      {isOpen && (
        <div id={id} className="animate-[fade-in_150ms_var(--ease-out)]">
          {children}
        </div>
      )}
    </div>
  )
}
