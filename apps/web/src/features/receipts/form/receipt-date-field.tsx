import { isCalendarDate } from '@quittance/contract/calendar-date'
import clsx from 'clsx'
import { type ComponentProps, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { DateInput } from '#lib/format/date-input.tsx'
import { FieldNotes } from '#ui/field.tsx'
import { notesRoom } from './notes-room.ts'
import { dateNotes, daysOf, type TripDays } from './outside-trip.ts'
import type { ReceiptFormState } from './use-receipt-form.ts'

type Frame = { notesOf: string; onFocus: () => void } & Pick<
  ComponentProps<typeof DateInput>,
  'label' | 'className' | 'required' | 'enterKeyHint' | 'error' | 'doubt'
>

/** The receipt's date, with a warning if it is outside the trip. */
export function ReceiptDateField({
  form,
  frame,
  trip,
  notesBelow,
}: {
  form: ReceiptFormState
  frame: Frame
  trip: TripDays | undefined
  notesBelow: string | undefined
}) {
  const { field } = useController({ control: form.control, name: 'date' })
  const hasFocus = useRef(false)
  // No warnings about a half-typed date; a picked or read one is complete.
  const [isTyping, setIsTyping] = useState(false)
  const { hint, doubt } = isTyping ? {} : dateNotes(field.value, trip)
  const isUnclear = !isTyping && field.value !== '' && !isCalendarDate(field.value)
  const said = {
    error: frame.error ?? (isUnclear ? 'Please enter a valid date' : undefined),
    doubt: doubt ?? frame.doubt,
    hint,
  }
  return (
    <>
      <DateInput
        {...frame}
        {...said}
        {...field}
        near={daysOf(trip)}
        isPast
        onChange={(day) => {
          setIsTyping(hasFocus.current)
          field.onChange(day)
        }}
        onFocus={() => {
          hasFocus.current = true
          frame.onFocus()
        }}
        onBlur={() => {
          hasFocus.current = false
          setIsTyping(false)
          field.onBlur()
        }}
      />
      <FieldNotes id={frame.notesOf} isSmall className={clsx(notesRoom, notesBelow)} {...said} />
    </>
  )
}
