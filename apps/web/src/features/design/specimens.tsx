import clsx from 'clsx'
import type { ReactNode } from 'react'

const themes = ['light', 'dark'] as const

/** Shows a component in both themes side by side, whatever the device prefers. */
export function Specimens({
  title,
  hint,
  isRow = false,
  children,
}: {
  title: string
  hint?: string
  isRow?: boolean
  children: ReactNode
}) {
  const id = title.toLowerCase().replaceAll(/\W+/g, '-')
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4">
      <h2 id={`${id}-title`} className="text-lg font-semibold tracking-tight">
        {title}
      </h2>
      {hint && <p className="mt-1 max-w-[70ch] text-sm text-muted">{hint}</p>}
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        {themes.map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className={clsx(
              theme,
              'min-w-0 rounded-card border border-hairline bg-ground p-5 text-text',
              isRow ? 'flex flex-wrap items-end gap-x-5 gap-y-4' : 'space-y-5',
            )}
          >
            {children}
          </div>
        ))}
      </div>
    </section>
  )
}

export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      {children}
      <p className="mt-1.5 text-xs text-muted">{name}</p>
    </div>
  )
}
