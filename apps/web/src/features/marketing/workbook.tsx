import clsx from 'clsx'
import { type KeyboardEvent, useId, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { workbook } from './content.ts'
import { Section } from './section.tsx'
import { SheetTable } from './sheet-table.tsx'
import { sheets } from './workbook-sheets.ts'

export function Workbook() {
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const sheet = sheets[chosen]
  if (!sheet) return null

  function moveWithArrows(event: KeyboardEvent<HTMLButtonElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const next = (chosen + step + sheets.length) % sheets.length
    setChosen(next)
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <Section title={workbook.title} lead={workbook.lead}>
      <div className="overflow-hidden rounded-card border border-hairline bg-surface shadow-float">
        <div className="flex min-h-12 items-center gap-3 border-b border-hairline px-4 py-2 text-sm font-medium">
          <Icon name="file-spreadsheet" className="text-settled" />
          <span className="min-w-0 wrap-anywhere">Berlin-and-London-Q3-expense-report.xlsx</span>
        </div>
        <div
          aria-hidden="true"
          className="flex h-9 items-center gap-3 border-b border-hairline px-4 text-xs text-muted"
        >
          <span className="font-serif italic">fx</span>
          <span className="amount border-l border-hairline pl-3">{sheet.formula}</span>
        </div>
        <div
          role="tabpanel"
          id={`${id}-sheet`}
          aria-labelledby={`${id}-${sheet.name}`}
          tabIndex={0}
          className="overflow-x-auto overscroll-x-contain focus-visible:-outline-offset-2"
        >
          <SheetTable sheet={sheet} />
        </div>
        <div role="tablist" aria-label="Sheets" className="flex flex-wrap bg-sunken px-2">
          {sheets.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-${name}`}
              aria-selected={index === chosen}
              aria-controls={`${id}-sheet`}
              tabIndex={index === chosen ? 0 : -1}
              onClick={() => setChosen(index)}
              onKeyDown={moveWithArrows}
              className={clsx(
                'min-h-11 px-3 text-sm transition-colors duration-150 focus-visible:-outline-offset-2 max-[22rem]:px-2 sm:px-5',
                index === chosen
                  ? 'bg-surface font-semibold shadow-[inset_0_-2px_0_var(--settled)]'
                  : 'text-muted hover:text-text',
              )}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      <p className="mt-4 text-sm text-muted">{workbook.besides}</p>
    </Section>
  )
}
