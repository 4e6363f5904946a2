import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

type Frame = {
  label: string
  /** Announced when it appears. */
  error?: string | undefined
  hint?: ReactNode
  /** Nothing is wrong, but the user should check. */
  doubt?: string | undefined
  required?: boolean | undefined
  /** The id of `FieldNotes` placed elsewhere, where they have the form's full width. */
  notesOf?: string | undefined
  /** The id of a further description elsewhere. */
  describedBy?: string | undefined
  className?: string | undefined
}

export type FieldProps<Control extends 'input' | 'textarea' | 'select'> = Frame &
  Omit<ComponentProps<Control>, 'id'>

const controlLook =
  'w-full rounded-control border bg-surface px-3.5 text-base text-text transition-colors duration-150 placeholder:text-muted disabled:bg-sunken disabled:text-muted aria-invalid:border-wrong'

/** Label, control, hint and error, linked for screen readers. */
export function Field({
  label,
  error,
  hint,
  doubt,
  required,
  notesOf,
  describedBy,
  className,
  control,
}: Frame & {
  control: (wiring: {
    id: string
    className: string
    'aria-required': boolean | undefined
    'aria-invalid': boolean
    'aria-describedby': string | undefined
  }) => ReactNode
}) {
  const ownId = useId()
  const id = notesOf ?? ownId
  const described = [
    error && `${id}-error`,
    hint && `${id}-hint`,
    doubt && !error && `${id}-doubt`,
    describedBy,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
        {required && (
          <span className="text-wrong" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {control({
        id,
        className: clsx(controlLook, doubt ? 'border-waiting' : 'border-line hover:border-muted'),
        'aria-required': required,
        'aria-invalid': Boolean(error),
        'aria-describedby': described || undefined,
      })}
      {!notesOf && <FieldNotes id={id} error={error} doubt={doubt} hint={hint} />}
    </div>
  )
}

/** A field's messages, below it or wherever there is more room. */
export function FieldNotes({
  id,
  error,
  doubt,
  hint,
  className,
  isSmall = false,
}: Pick<Frame, 'error' | 'doubt' | 'hint' | 'className'> & {
  id: string
  /** For a form that reserves one line for it. */
  isSmall?: boolean
}) {
  const line = isSmall ? 'mt-1 text-xs' : 'mt-1.5 text-sm'
  const icon = clsx(!isSmall && 'mt-0.5', 'text-[1rem]')
  return (
    // A form that must not move reserves one line below every field, and a longer message overlaps
    // the gap to the next field.
    <div
      className={clsx(
        'flow-root min-h-(--notes-room) pb-[calc(var(--notes-room,0rem)-1.625rem)]',
        className,
      )}
    >
      {doubt && !error && (
        <p id={`${id}-doubt`} className={clsx(line, 'flex items-start gap-1.5 text-waiting')}>
          <Icon name="triangle-alert" className={icon} />
          {doubt}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={clsx(line, 'text-muted')}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className={clsx(line, 'flex items-start gap-1.5 text-wrong')}>
            <Icon name="circle-alert" className={icon} />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

/** Splits a field's props into those of its frame and those of its control. */
export function splitField<Props extends Frame>({
  label,
  error,
  hint,
  doubt,
  required,
  notesOf,
  describedBy,
  className,
  ...controlProps
}: Props) {
  return {
    frame: { label, error, hint, doubt, required, notesOf, describedBy, className },
    controlProps,
  }
}

export function TextField(props: FieldProps<'input'>) {
  const { frame, controlProps } = splitField(props)
  return (
    <Field
      {...frame}
      control={({ className, ...wiring }) => (
        <input {...wiring} className={clsx(className, 'h-12')} {...controlProps} />
      )}
    />
  )
}

export function TextAreaField(props: FieldProps<'textarea'>) {
  const { frame, controlProps } = splitField(props)
  return (
    <Field
      {...frame}
      control={({ className, ...wiring }) => (
        <textarea {...wiring} className={clsx(className, 'py-3')} {...controlProps} />
      )}
    />
  )
}

export function SelectField(props: FieldProps<'select'>) {
  const { frame, controlProps } = splitField(props)
  return (
    <Field
      {...frame}
      control={({ className, ...wiring }) => (
        <div className="relative">
          <select
            {...wiring}
            className={clsx(className, 'h-12 appearance-none pr-10')}
            {...controlProps}
          />
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute top-3.5 right-3 text-muted"
          />
        </div>
      )}
    />
  )
}
