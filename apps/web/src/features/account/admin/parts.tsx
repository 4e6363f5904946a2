import type { ComponentProps, ReactNode } from 'react'
import { LoadFailure } from '#features/account/load-failure.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** A form with one field. */
export function FieldForm({
  button,
  onText,
  ...field
}: { button: string; onText: (text: string) => void } & ComponentProps<typeof TextField>) {
  return (
    <form
      noValidate
      className="mb-6 space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        onText(event.currentTarget.querySelector('input')?.value ?? '')
      }}
    >
      <TextField autoCapitalize="none" spellCheck={false} {...field} />
      <Button type="submit" variant="secondary">
        {button}
      </Button>
    </form>
  )
}

type Row = { id?: number; name: string; badge?: string; text: string; action?: ReactNode }

/** Shows a skeleton until there are rows. */
export function Rows({
  rows,
  what,
  query,
}: {
  rows: readonly Row[] | undefined
  what: string
  query: ComponentProps<typeof LoadFailure>['query'] & { isPending: boolean }
}) {
  if (!rows && query.isPending) return <Skeleton className="h-64 rounded-card" />
  if (!rows) return <LoadFailure what={what} query={query} />
  if (rows.length === 0) return <p className="text-sm text-muted">{what}: none.</p>
  return (
    <ul className="-my-3 divide-y divide-hairline">
      {rows.map(({ id, name, badge, text, action }) => (
        <li key={id ?? name} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
          <div className="min-w-40 flex-1 text-sm text-muted">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="min-w-0 text-base font-medium wrap-anywhere text-text">{name}</span>
              {badge && <Badge>{badge}</Badge>}
            </p>
            <p className="mt-0.5 wrap-anywhere">{text}</p>
          </div>
          {action}
        </li>
      ))}
    </ul>
  )
}
