import type { LedgerAccounts } from '@quittance/contract/ledger'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SectionCard } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyDialog } from '#ui/lazy-dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type LedgerName, ledgerAccountsQuery, ledgerNames } from './ledger/ledger-accounts.ts'
import { LoadFailure } from './load-failure.tsx'

const LedgerDialog = lazyDialog(() =>
  import('./ledger/ledger-dialog.tsx').then((module) => module.LedgerDialog),
)
const names = Object.keys(ledgerNames) as LedgerName[]

/** The accounts of each ledger, set once. */
export function LedgerSettings() {
  const query = useQuery(ledgerAccountsQuery)
  const [name, setName] = useState<LedgerName | null>(null)
  const { data: accounts } = query
  return (
    <SectionCard title="Files for ledgers" hint="Set accounts once; CSV and JSON need none.">
      {query.isError && !accounts ? (
        <LoadFailure what="Your accounts" query={query} />
      ) : (
        <ul className="-my-2 divide-y divide-hairline">
          {names.map((one) => (
            <li key={one}>
              <button
                type="button"
                disabled={!accounts}
                onClick={() => setName(one)}
                className="flex min-h-12 w-full items-center gap-3 rounded-control py-2 text-left"
              >
                <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
                  <span className="font-medium">{ledgerNames[one]}</span>
                  <span className="text-sm text-muted">
                    {accounts ? describe(accounts, one) : <Skeleton className="h-5 w-20" />}
                  </span>
                </span>
                <Icon name="chevron-right" className="text-muted" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {name && accounts && (
        <LedgerDialog name={name} accounts={accounts} onClose={() => setName(null)} />
      )}
    </SectionCard>
  )
}

function describe(accounts: LedgerAccounts, name: LedgerName) {
  const isSet = Object.values(accounts[name].accounts).some(Boolean)
  return isSet ? 'Set up' : 'Not set up'
}
