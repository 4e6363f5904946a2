import clsx from 'clsx'
import { useRef, useState } from 'react'
import { announce } from './announcements.ts'
import { Field, type FieldProps, splitField } from './field.tsx'
import { Icon } from './icon.tsx'

type DateFieldProps = Omit<FieldProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** yyyy-MM-dd, or the typed text if it is not a date. */
  value: string
  onChange: (value: string) => void
  /** How the date is shown while it is not being edited. */
  format: (value: string) => string
  /** Parses typed text to yyyy-MM-dd; null if it is not a date. */
  parse: (typed: string) => string | null
}

/** A date, typed or picked from a calendar. */
export function DateField({
  format,
  parse,
  value,
  onChange,
  onFocus,
  onBlur,
  min,
  max,
  ...props
}: DateFieldProps) {
  const { frame, controlProps } = splitField(props)
  const [typed, setTyped] = useState<string | null>(null)
  const picker = useRef<HTMLInputElement>(null)
  const isDay = parse(value) === value
  const understood = typed && isDay ? format(value) : ''

  function type(text: string) {
    setTyped(text)
    onChange(parse(text) ?? text)
  }

  return (
    <Field
      {...frame}
      control={({ className, ...wiring }) => (
        <div className="@container relative">
          <input
            {...wiring}
            autoComplete="off"
            {...controlProps}
            className={clsx(className, 'h-12 pr-12')}
            value={typed ?? (isDay ? format(value) : value)}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => {
              // So that typing replaces the old date.
              event.target.select()
              onFocus?.(event)
            }}
            onBlur={(event) => {
              // Screen readers do not notice that the text was replaced.
              if (understood && understood !== typed) announce(understood)
              setTyped(null)
              onBlur?.(event)
            }}
          />
          {understood && understood !== typed && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-px right-12 flex items-center bg-surface pl-2 text-sm text-muted @max-[18rem]:static @max-[18rem]:mt-1 @max-[18rem]:bg-transparent @max-[18rem]:pl-0"
            >
              {understood}
            </span>
          )}
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            disabled={controlProps.disabled}
            {...{ min, max }}
            value={isDay ? value : ''}
            onChange={(event) => {
              setTyped(null)
              onChange(event.target.value)
            }}
            className="pointer-events-none absolute inset-y-0 right-0 w-11 opacity-0"
          />
          <button
            type="button"
            aria-label="Open the calendar"
            disabled={controlProps.disabled}
            onClick={() => openCalendar(picker.current)}
            className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-control text-muted transition-colors duration-150 hover:text-text"
          >
            <Icon name="calendar" />
          </button>
        </div>
      )}
    />
  )
}

/** Older browsers lack showPicker; theirs opens on focus. */
function openCalendar(picker: HTMLInputElement | null) {
  const known: Partial<Pick<HTMLInputElement, 'showPicker'>> | null = picker
  if (known?.showPicker) picker?.showPicker()
  else picker?.focus()
}
