import { Icon } from './icon.tsx'
import { setTextSize, textSizes, useTextSize } from './text-size.ts'

/** A compact text size control for visitors, who have no settings. */
export function TextSizeChoice() {
  const chosen = useTextSize()
  return (
    <label className="-ml-2 inline-flex min-h-11 max-w-full flex-wrap items-center gap-x-2 rounded-control px-2 text-sm text-muted transition-colors duration-150 hover:text-text">
      <Icon name="a-large-small" />
      Text size
      <select
        className="min-h-11 cursor-pointer rounded-control bg-transparent"
        value={chosen}
        onChange={({ target }) => {
          const size = textSizes.find((one) => String(one) === target.value)
          if (size) setTextSize(size)
        }}
      >
        {textSizes.map((size) => (
          <option key={size} value={size} className="bg-surface text-text">
            {size} %
          </option>
        ))}
      </select>
    </label>
  )
}
