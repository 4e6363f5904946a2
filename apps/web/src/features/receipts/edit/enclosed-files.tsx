import type { Receipt } from '@quittance/contract/receipt'
import { unshownEnclosures } from '#features/receipts/viewer/page-sources.ts'
import { Icon } from '#ui/icon.tsx'

/** What came with an e-invoice and has no pages to look at, such as a table. */
export function EnclosedFiles({ receipt }: { receipt: Receipt }) {
  const files = unshownEnclosures(receipt)
  if (files.length === 0) return null
  return (
    <div className="text-sm text-muted">
      <p>Enclosed with this e-invoice</p>
      <ul>
        {files.map(({ name, href }) => (
          <li key={href}>
            <a
              href={href}
              download={name}
              className="-mx-3 flex min-h-11 items-center gap-2 rounded-control px-3 transition-colors duration-150 hover:bg-sunken"
            >
              <Icon name="download" className="text-[1.125rem]" />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
