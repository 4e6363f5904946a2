import { categories } from '@quittance/contract/categories'
import { categoryLooks } from '#lib/format/category-looks.ts'
import { AccountField, type LedgerForm } from './account-field.tsx'

type Path = 'datev' | 'xero' | 'quickbooks' | `datev.rates.${number}`

/** An account for each category. */
export function CategoryFields({ form, path }: { form: LedgerForm; path: Path }) {
  return (
    <div className="grid gap-x-3 gap-y-4 @sm:grid-cols-2">
      {categories.map((category) => (
        <AccountField
          key={category}
          form={form}
          path={`${path}.accounts.${category}`}
          label={categoryLooks[category].label}
          isDigits={path.startsWith('datev')}
        />
      ))}
    </div>
  )
}
