import { type Currency, currencies, mainCurrencies } from '@quittance/contract/money'
import { lazy, type Ref, Suspense, useState } from 'react'
import { type FieldProps, SelectField } from '#ui/field.tsx'

const CurrencyDialog = lazy(() =>
  import('./currency-dialog.tsx').then((m) => ({ default: m.CurrencyDialog })),
)

const more = 'more'

export function CurrencyField({
  offered = mainCurrencies,
  value,
  onChange,
  mayBeUnchosen = false,
  ...field
}: Omit<FieldProps<'select'>, 'value' | 'onChange' | 'children'> & {
  offered?: readonly Currency[]
  value: Currency | ''
  onChange: (currency: Currency) => void
  /** None of the options may be right. */
  mayBeUnchosen?: boolean
  ref?: Ref<HTMLSelectElement>
}) {
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused')
  const [other, setOther] = useState(value)
  const shown = currencies.filter(
    (code) => offered.includes(code) || code === value || code === other,
  )
  const ordered = [...offered, ...shown.filter((code) => !offered.includes(code))]
  const choose = (code: string) => {
    const chosen = currencies.find((one) => one === code)
    if (chosen) onChange(chosen)
  }
  return (
    <>
      <SelectField
        {...field}
        value={value}
        onChange={({ target }) =>
          target.value === more ? setDialog('open') : choose(target.value)
        }
      >
        {mayBeUnchosen && (
          <option value="" disabled hidden>
            Select
          </option>
        )}
        {ordered.map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
        <option value={more}>More currencies…</option>
      </SelectField>
      {dialog !== 'unused' && (
        <Suspense>
          <CurrencyDialog
            isOpen={dialog === 'open'}
            without={ordered}
            onChoose={(code) => {
              setOther(code)
              choose(code)
              setDialog('closed')
            }}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </>
  )
}
