import { categories } from '@quittance/contract/categories'
import { formatAmount } from '@quittance/contract/money'
import { categoryLooks } from '#lib/format/category-looks.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import glyphs from '#ui/icons/glyphs.json' with { type: 'json' }
import { LargeAmount } from '#ui/large-amount.tsx'
import { Specimen, Specimens } from './specimens.tsx'

const sizes = [
  ['text-2xl', '2.5 rem'],
  ['text-xl', '1.75 rem'],
  ['text-lg', '1.25 rem'],
  ['text-base', '1 rem'],
  ['text-sm', '0.875 rem'],
  ['text-xs', '0.75 rem'],
] as const

const amounts = [
  ['1234567.80', 'EUR'],
  ['84.20', 'GBP'],
  ['163450', 'JPY'],
] as const

const largeAmounts = [
  ['84.20 GBP', '84.20'],
  ['about 512.40 EUR in all', '512.40'],
  ['about 1,234,567,890.12 EUR in all', '1,234,567,890.12'],
] as const

export function TypeScale() {
  return (
    <Specimens title="Type" hint="Six sizes, all in rem: they grow with the text size.">
      {sizes.map(([size, rem]) => (
        <p key={size} className="flex flex-wrap items-baseline gap-x-4">
          <span className={`${size} font-semibold tracking-tight`}>Settled before you land</span>
          <span className="text-xs text-muted">
            {size}, {rem}
          </span>
        </p>
      ))}
      <p className="text-sm text-muted">Muted, for what stands by.</p>
    </Specimens>
  )
}

export function Amounts() {
  return (
    <Specimens
      title="Amounts"
      hint="Grouped, in figures of one width, to the right; the currency stands by."
    >
      <div className="amount grid w-max grid-cols-[auto_auto] items-baseline gap-x-1.5 text-lg font-semibold">
        {amounts.map(([amount, currency]) => (
          <span key={currency} className="contents">
            <span className="text-right">{formatAmount(amount, currency)}</span>
            <span className="text-sm font-normal text-muted">{currency}</span>
          </span>
        ))}
      </div>
      {largeAmounts.map(([words, amount]) => (
        <Specimen key={words} name="LargeAmount">
          <div className="@container">
            <LargeAmount words={words} amount={amount} />
          </div>
        </Specimen>
      ))}
    </Specimens>
  )
}

export function Categories() {
  return (
    <Specimens title="Categories" hint="A colour never stands without its icon." isRow>
      {categories.map((category) => {
        const { label, icon, tone } = categoryLooks[category]
        return (
          <span key={category} className="flex items-center gap-2 text-sm">
            <Icon name={icon} className={tone} />
            {label}
          </span>
        )
      })}
    </Specimens>
  )
}

const names = Object.keys(glyphs) as IconName[]

export function Icons() {
  return (
    <Specimens title="Icons" hint={`${names.length} of them, in one font. Never without a word.`}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-3">
        {names.map((name) => (
          <li key={name} className="flex flex-col items-center gap-1 text-center">
            <Icon name={name} />
            <span className="text-xs break-words text-muted">{name}</span>
          </li>
        ))}
      </ul>
    </Specimens>
  )
}
