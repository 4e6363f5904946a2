import clsx from 'clsx'
import { useId } from 'react'
import type { FieldProps } from './field.tsx'
import { PasswordField } from './password-field.tsx'
import { TickList } from './tick-list.tsx'

/** A new password; the tips below are ticked as it is typed. */
export function NewPasswordField({
  tips,
  tipsTitle,
  strength,
  ...props
}: Omit<FieldProps<'input'>, 'type' | 'autoComplete' | 'describedBy'> & {
  tips: readonly { text: string; isDone: boolean }[]
  /** For a page that shows them apart from the field. */
  tipsTitle?: string
  /** From 1 to 4; undefined for an empty field. */
  strength: { level: number; words: string } | undefined
}) {
  const id = useId()
  return (
    <div>
      <PasswordField {...props} autoComplete="new-password" required describedBy={id} />
      <Strength strength={strength} />
      {tipsTitle ? (
        <div className="mt-3 mb-5 rounded-control bg-sunken p-4 text-sm">
          <h3 className="mb-2 font-semibold">{tipsTitle}</h3>
          <TickList id={id} ticks={tips} />
        </div>
      ) : (
        <TickList id={id} ticks={tips} className="mt-3" />
      )}
    </div>
  )
}

/** Takes its place before anything is typed, so that nothing moves. */
function Strength({ strength }: { strength: { level: number; words: string } | undefined }) {
  const { level, words } = strength ?? { level: 0, words: 'none yet' }
  return (
    <div className="mt-2 flex items-center gap-3 text-sm text-muted">
      <div aria-hidden="true" className="flex flex-1 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <div
            key={step}
            className={clsx('h-1 flex-1 rounded-full', step <= level ? 'bg-primary' : 'bg-sunken')}
          />
        ))}
      </div>
      <p aria-live="polite">Strength: {words.toLowerCase()}</p>
    </div>
  )
}
