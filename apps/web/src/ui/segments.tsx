import { type ReactNode, useId } from 'react'

export type Segment<Value> = { value: Value; label: string; face?: ReactNode }

/** One of a few options, all visible; wraps to several rows with large text. */
export function Segments<Value extends string | number>({
  label,
  icon,
  segments,
  value,
  onChange,
}: {
  label: string
  icon?: ReactNode
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset className="@container">
      <legend className="flex items-center gap-4 text-base font-medium">
        {icon && <span className="flex text-muted @max-[12rem]:hidden">{icon}</span>}
        {label}
      </legend>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-1 rounded-control bg-sunken p-1">
        {segments.map((segment) => (
          <label
            key={segment.value}
            className="flex min-h-11 cursor-pointer flex-col items-center justify-end gap-1 rounded-[7px] py-2.5 text-muted transition-colors duration-150 hover:text-text has-checked:bg-surface has-checked:text-text has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-primary dark:has-checked:bg-hairline"
          >
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
              className="sr-only"
            />
            {segment.face}
            <span className="amount text-xs font-medium whitespace-nowrap">{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
