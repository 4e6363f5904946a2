import { hasRates } from '@quittance/contract/exchange'
import { type Currency, currencies } from '@quittance/contract/money'
import { type KeyboardEvent, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'

const names = new Intl.DisplayNames('en-US', { type: 'currency' })

const all = currencies
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .toSorted((a, b) => a.name.localeCompare(b.name))

export function CurrencyDialog({
  isOpen,
  without,
  onChoose,
  onClose,
}: {
  isOpen: boolean
  /** Already in the select. */
  without: readonly Currency[]
  onChoose: (currency: Currency) => void
  onClose: () => void
}) {
  const [search, setSearch] = useState('')
  const found = all.filter(
    ({ code, name }) => !without.includes(code) && matches(`${name} ${code}`, search),
  )

  function close() {
    setSearch('')
    onClose()
  }

  function choose(code: Currency) {
    setSearch('')
    onChoose(code)
  }

  function chooseFirst(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (search.trim() && found[0]) choose(found[0].code)
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      form="sheet"
      title="More currencies"
    >
      <TextField
        label="Search"
        placeholder="Swiss franc or CHF"
        autoComplete="off"
        enterKeyHint="done"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={chooseFirst}
      />
      <p role="status" className="mt-2 text-sm text-muted">
        {found.length === 0 && 'No currency has this name.'}
        {search.trim() && found.length > 0 && (
          <span className="sr-only">
            {found.length === 1 ? '1 currency' : `${found.length} currencies`}
          </span>
        )}
      </p>
      {/* A list that shrinks must not move the search field. */}
      <ul aria-label="Currencies" className="-mx-3 min-h-[50dvh]">
        {found.map(({ code, name }) => (
          <li key={code}>
            <button
              type="button"
              onClick={() => choose(code)}
              className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 flex-1 break-words">{name}</span>{' '}
              {!hasRates(code) && <span className="text-sm text-muted">no rates</span>}{' '}
              <span className="text-sm text-muted">{code}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Every word typed is in the text, wherever. */
function matches(text: string, search: string) {
  const words = search.toLowerCase().split(/\s+/)
  return words.every((word) => text.toLowerCase().includes(word))
}
