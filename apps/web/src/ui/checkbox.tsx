import { type ComponentProps, useId } from 'react'

export function CheckboxRow({
  label,
  ...props
}: { label: string } & Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'>) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center gap-3">
      <input
        {...props}
        id={id}
        type="checkbox"
        className="size-5 shrink-0 cursor-pointer accent-primary"
      />
      <label htmlFor={id} className="flex-1 cursor-pointer py-2.5 text-base">
        {label}
      </label>
    </div>
  )
}
