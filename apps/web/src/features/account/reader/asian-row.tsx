import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { megabytes } from '#lib/format/megabytes.ts'
import { loadAsian, stopLoading } from '#offline/reader/reader-control.ts'
import type { ReaderState } from '#offline/reader/reader-state.ts'
import type { ReaderVersion } from '#offline/reader/reader-version.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { howMuch } from './how-much.ts'
import { transferStatus } from './reader-status.ts'
import { asianTitle } from './reader-words.ts'

type Ready = Extract<ReaderState, { kind: 'ready' }>

/** Few receipts need Japanese or Chinese, so those models are a separate download. */
export function AsianRow({ state, version }: { state: Ready; version: ReaderVersion }) {
  const { hasAsian, asian } = state
  const isLoading = asian?.kind === 'loading'
  const label = (asian && transferStatus(asian).actions[0]?.label) ?? 'Add'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent
    <div role="group" aria-label={asianTitle} tabIndex={-1} className="@container py-3">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <Icon name="globe" className="text-muted @max-[14rem]:hidden" />
        <div className="min-w-0 flex-1 basis-32">
          <p className="font-medium">{asianTitle}</p>
          <p className="mt-0.5 text-sm text-pretty text-muted">{wordsOf(state, version)}</p>
        </div>
        {hasAsian ? (
          <Icon name="circle-check" className="text-settled" />
        ) : (
          <PassingButton
            variant="secondary"
            aria-label={`${label} ${asianTitle}`}
            onClick={() => (isLoading ? stopLoading() : void loadAsian())}
          >
            {label}
          </PassingButton>
        )}
      </div>
      {asian && (
        <ProgressBar
          label={`Download of ${asianTitle}`}
          value={asian.done / asian.total}
          className="mt-3"
        />
      )}
    </div>
  )
}

/** Moves focus to the row when the focused button unmounts; otherwise it would jump to the top of the page. */
function PassingButton(props: ComponentProps<typeof Button>) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    const row = own?.closest<HTMLElement>('[role="group"]')
    return () => {
      if (own === document.activeElement) row?.focus()
    }
  }, [])
  return <Button ref={button} {...props} />
}

function wordsOf({ hasAsian, asian }: Ready, { sets }: ReaderVersion) {
  if (hasAsian) return `On this phone, ${megabytes(sets.asian.kept)}.`
  if (!asian) return `${megabytes(sets.asian.sent)}, once, for receipts in these scripts.`
  if (asian.kind === 'loading') return howMuch(asian)
  return `${transferStatus(asian).title}. ${howMuch(asian)} downloaded.`
}
