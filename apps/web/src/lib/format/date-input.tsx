import { type CalendarDate, isCalendarDate } from '@quittance/contract/calendar-date'
import { type ComponentProps, useState } from 'react'
import { DateField } from '#ui/date-field.tsx'
import { formatDate, today } from './dates.ts'
import { parseTypedDate } from './typed-date.ts'

export type NearDays = { from: CalendarDate; to: CalendarDate }

export function DateInput({
  near,
  isPast = false,
  onFocus,
  onBlur,
  error,
  ...props
}: Omit<ComponentProps<typeof DateField>, 'format' | 'parse'> & {
  /** Decide ambiguous dates; otherwise today does. */
  near?: NearDays | undefined
  isPast?: boolean
}) {
  const day = today()
  const [isTyping, setIsTyping] = useState(false)
  const isUnclear = !isTyping && props.value !== '' && !isCalendarDate(props.value)
  const expected = { today: day, near: near ?? { from: day, to: day }, isPast, isMonthFirst }
  return (
    <DateField
      placeholder="12 Mar, or yesterday"
      {...props}
      error={error ?? (isUnclear ? 'Please enter a valid date' : undefined)}
      onFocus={(event) => {
        setIsTyping(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setIsTyping(false)
        onBlur?.(event)
      }}
      min="1990-01-01"
      max="2099-12-31"
      format={formatDate}
      parse={(typed) => parseTypedDate(typed, expected)}
    />
  )
}

const isMonthFirst = isMonthBeforeDay()

function isMonthBeforeDay() {
  const parts = new Intl.DateTimeFormat().formatToParts().map(({ type }) => type)
  return parts.indexOf('month') < parts.indexOf('day')
}
