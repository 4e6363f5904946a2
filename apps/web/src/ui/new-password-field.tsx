import { useId } from 'react'
import type { FieldProps } from './field.tsx'
import { PasswordField } from './password-field.tsx'
import { TickList } from './tick-list.tsx'

/** A new password; the tips below are ticked as it is typed. */
export function NewPasswordField({
  tips,
  tipsTitle,
  ...props
}: Omit<FieldProps<'input'>, 'type' | 'autoComplete' | 'describedBy'> & {
  tips: readonly { text: string; isDone: boolean }[]
  /** For a page that shows them apart from the field. */
  tipsTitle?: string
}) {
  const id = useId()
  return (
    <div>
      <PasswordField {...props} autoComplete="new-password" required describedBy={id} />
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
