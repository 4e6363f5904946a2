import clsx from 'clsx'
import { rowCount, type Sheet } from './workbook-sheets.ts'

const cell = 'h-9 border-r border-b border-hairline px-2 whitespace-nowrap sm:px-3'
const ruler = 'bg-sunken text-center font-normal text-muted'

export function SheetTable({ sheet }: { sheet: Sheet }) {
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
