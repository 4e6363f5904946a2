import clsx from 'clsx'
import { type KeyboardEvent, useId, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { workbook } from './content.ts'
import { Section } from './section.tsx'
import { rowCount, type Sheet, sheets } from './workbook-sheets.ts'

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

const cell = 'h-9 border-r border-b border-hairline px-2 whitespace-nowrap sm:px-3'
const ruler = 'bg-sunken text-center font-normal text-muted'

function SheetTable({ sheet }: { sheet: Sheet }) {
  const blankRows = rowCount - sheet.rows.length
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{sheet.name} sheet of the workbook</caption>
      <thead>
        <tr aria-hidden="true">
          <td className={clsx(cell, ruler, 'h-7 w-8 text-xs sm:w-10')} />
          {sheet.columns.map(({ label }, index) => (
            <td key={label} className={clsx(cell, ruler, 'h-7 text-xs')}>
              {String.fromCodePoint(65 + index)}
            </td>
          ))}
        </tr>
        <tr>
          <RowNumber number={1} />
          {sheet.columns.map(({ label, isNumber }) => (
            <th
              key={label}
              scope="col"
              className={clsx(cell, 'font-semibold', isNumber ? 'text-right' : 'text-left')}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.rows.map((row, index) => (
          <SheetRow key={row.join()} sheet={sheet} row={row} index={index} />
        ))}
        {Array.from({ length: blankRows }, (_, index) => (
          <tr key={sheet.rows.length + index} aria-hidden="true">
            <RowNumber number={sheet.rows.length + index + 2} />
            {sheet.columns.map(({ label }) => (
              <td key={label} className={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SheetRow({ sheet, row, index }: { sheet: Sheet; row: string[]; index: number }) {
  const isTotal = sheet.hasTotal && index === sheet.rows.length - 1
  return (
    <tr className={clsx(isTotal && 'font-semibold')}>
      <RowNumber number={index + 2} />
      {sheet.columns.map(({ label, isNumber }, column) => (
        <td
          key={label}
          className={clsx(
            cell,
            isNumber && 'amount text-right',
            isTotal && 'border-t-2 border-t-text',
            !isTotal && column === sheet.inputColumn && 'bg-waiting-soft',
          )}
        >
          {row[column]}
        </td>
      ))}
    </tr>
  )
}

function RowNumber({ number }: { number: number }) {
  return (
    <td aria-hidden="true" className={clsx(cell, ruler, 'w-8 px-0! text-xs sm:w-10')}>
      {number}
    </td>
  )
}
