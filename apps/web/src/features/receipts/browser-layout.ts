/** On a phone in landscape the list has its own column, and the filters stay beside it. */
export const browserColumns =
  'short:grid short:grid-cols-[15rem_minmax(0,1fr)] short:items-start short:gap-5'

export const browserSide =
  'short:sticky short:top-0 short:-my-6 short:max-h-dvh short:overflow-y-auto short:p-1 short:py-6'

export const browserList =
  'overflow-clip rounded-card border border-hairline bg-surface max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0'
