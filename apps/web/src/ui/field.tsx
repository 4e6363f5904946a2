import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

type Words = {
  label: string
  /** What is wrong, read out when it appears. */
  error?: string | undefined
  /** A line of help below the control. */
  hint?: ReactNode
  /** Nothing is wrong, but someone should look. */
  doubt?: string | undefined
}

const controlLook =
  'w-full rounded-control border bg-surface px-3.5 text-base text-text transition-colors duration-150 placeholder:text-muted disabled:bg-sunken disabled:text-muted'

/** Label, control, hint and error, tied together for the eye and for screen readers. */
export function Field({
  label,
  error,
  hint,
  doubt,
  required,
  className,
  control,
}: Words & {
  required?: boolean | undefined
  className?: string | undefined
  control: (wiring: {
    id: string
    className: string
    'aria-invalid': boolean
    'aria-describedby': string | undefined
  }) => ReactNode
}) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`, doubt && `${id}-doubt`]
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
        className: clsx(controlLook, borderOf(error, doubt)),
        'aria-invalid': Boolean(error),
        'aria-describedby': described || undefined,
      })}
      {doubt && !error && (
        <p id={`${id}-doubt`} className="mt-1.5 flex items-start gap-1.5 text-sm text-waiting">
          <Icon name="triangle-alert" className="mt-0.5 text-[16px]" />
          {doubt}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-sm text-wrong">
            <Icon name="circle-alert" className="mt-0.5 text-[16px]" />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

function borderOf(error: string | undefined, doubt: string | undefined) {
  if (error) return 'border-wrong'
  return doubt ? 'border-waiting' : 'border-line hover:border-muted'
}

/** A one-line input; `className` places the whole field. */
export function TextField({
  label,
  error,
  hint,
  doubt,
  className,
  required,
  ...props
}: Words & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <Field
      {...{ label, error, hint, doubt, className, required }}
      control={({ className: look, ...wiring }) => (
        <input {...wiring} aria-required={required} className={clsx(look, 'h-12')} {...props} />
      )}
    />
  )
}

/** A longer text. */
export function TextAreaField({
  label,
  error,
  hint,
  doubt,
  className,
  required,
  rows = 4,
  ...props
}: Words & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <Field
      {...{ label, error, hint, doubt, className, required }}
      control={({ className: look, ...wiring }) => (
        <textarea
          {...wiring}
          aria-required={required}
          rows={rows}
          className={clsx(look, 'py-3')}
          {...props}
        />
      )}
    />
  )
}

/** A choice among <option>s. @public */
export function SelectField({
  label,
  error,
  hint,
  doubt,
  className,
  required,
  ...props
}: Words & Omit<ComponentProps<'select'>, 'id'>) {
  return (
    <Field
      {...{ label, error, hint, doubt, className, required }}
      control={({ className: look, ...wiring }) => (
        <div className="relative">
          <select
            {...wiring}
            aria-required={required}
            className={clsx(look, 'h-12 appearance-none pr-10')}
            {...props}
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
