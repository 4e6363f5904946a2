import { Switch as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'

/** A row with a switch: label on the left, switch on the right. */
export function SwitchRow({
  label,
  hint,
  icon,
  checked,
  onChange,
}: {
  label: string
  hint?: string
  icon?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  const id = useId()
  return (
    <div className="@container">
      {/* With large text the switch goes below its label. */}
      <div className="flex min-h-14 items-center gap-4 py-3 @max-[14rem]:flex-wrap @max-[14rem]:gap-y-2">
        {icon && <span className="grid text-muted @max-[14rem]:hidden">{icon}</span>}
        <label
          htmlFor={id}
          className="min-w-0 flex-1 cursor-pointer break-words @max-[14rem]:basis-full"
        >
          <span id={`${id}-label`} className="block text-base font-medium">
            {label}
          </span>
          {hint && (
            <span id={`${id}-hint`} className="mt-0.5 block text-sm text-pretty text-muted">
              {hint}
            </span>
          )}
        </label>
        <Radix.Root
          id={id}
          checked={checked}
          onCheckedChange={onChange}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint && `${id}-hint`}
          className="relative h-7 w-12 shrink-0 rounded-full bg-line transition-colors duration-150 before:absolute before:-inset-2 data-[state=checked]:bg-primary"
        >
          <Radix.Thumb className="block size-6 translate-x-0.5 rounded-full bg-white shadow-sm transition-transform duration-150 ease-out data-[state=checked]:translate-x-[1.375rem]" />
        </Radix.Root>
      </div>
    </div>
  )
}
