import type { ReactNode } from 'react'

/** At a desk the chosen row's photo is beside the list, unless the text is large. */
export const photoFrame =
  'sticky top-26 hidden h-[min(36rem,100dvh-17rem)] flex-col overflow-hidden rounded-card border border-hairline bg-sunken lg:@min-[44rem]/rows:flex'

/** On a phone in landscape the list has its own column, and the filters stay beside it. */
export function BrowserFrame({ side, list, photo }: Record<'side' | 'list' | 'photo', ReactNode>) {
  return (
    <div className="short:grid short:grid-cols-[15rem_minmax(0,1fr)] short:items-start short:gap-5">
      <div className="short:sticky short:top-0 short:-my-6 short:max-h-dvh short:overflow-y-auto short:p-1 short:py-6">
        {side}
      </div>
      <div className="@container/rows">
        <h2 className="sr-only">By day</h2>
        <div className="lg:@min-[44rem]/rows:grid lg:@min-[44rem]/rows:grid-cols-[minmax(0,1fr)_20rem] lg:@min-[44rem]/rows:items-start lg:@min-[44rem]/rows:gap-6">
          <div className="overflow-clip rounded-card border border-hairline bg-surface max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0">
            {list}
          </div>
          {photo}
        </div>
      </div>
    </div>
  )
}
