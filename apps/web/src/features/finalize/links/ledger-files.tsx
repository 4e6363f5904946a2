import type { LedgerFile, LedgerKind } from '@quittance/contract/ledger'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { request } from '#lib/api/api.ts'
import { failureMessage } from '#lib/api/server-message.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const titles: Record<LedgerKind, string> = {
  csv: 'CSV of all receipts',
  datev: 'DATEV bookings',
  'datev-documents': 'DATEV documents',
  xero: 'Xero bill',
  quickbooks: 'QuickBooks Online bill',
  json: 'JSON of the whole claim',
}

/** Collapsed, since few need them; checked when opened. */
export function LedgerFiles({ tripId }: { tripId: number }) {
  return (
    <Disclosure summary="Files for ledgers" className="mt-2 rounded-control border border-hairline">
      <Files tripId={tripId} />
    </Disclosure>
  )
}

function Files({ tripId }: { tripId: number }) {
  const { data, error } = useQuery({
    queryKey: ['/api/trips', tripId, 'ledger'],
    queryFn: ({ signal }) =>
      request('GET /api/trips/:id/ledger', { params: { id: tripId }, signal }),
    // The accounts may have changed since.
    staleTime: 0,
  })
  if (error && !data)
    return (
      <p role="alert" className="px-4 pb-3 text-sm text-wrong">
        {failureMessage(error)}
      </p>
    )
  if (!data) return <Skeleton className="m-4 h-64" />
  return (
    <ul className="divide-y divide-hairline border-t border-hairline">
      {data.files.map((file) => (
        <li key={file.kind}>
          <File file={file} />
        </li>
      ))}
    </ul>
  )
}

function File({ file: { kind, url, problems } }: { file: LedgerFile }) {
  if (url)
    return (
      <a
        href={url}
        download
        className="flex min-h-12 items-center gap-3 px-4 py-2 text-sm font-medium transition-colors duration-150 hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1">{titles[kind]}</span>
        <Icon name="download" className="text-[1.125rem] text-muted" />
      </a>
    )
  return (
    <div className="px-4 py-3 text-sm">
      <p className="text-muted">{titles[kind]}</p>
      {problems.map((problem) => (
        <p key={problem} className="mt-1 text-pretty wrap-anywhere">
          {problem}
        </p>
      ))}
      {problems.some((problem) => problem.includes('Settings')) && (
        <Link href="/settings" className="inline-flex min-h-11 items-center text-primary">
          Open Settings
        </Link>
      )}
    </div>
  )
}
