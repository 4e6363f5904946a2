import { lazyDialog } from '#ui/lazy-dialog.tsx'

// Loaded later: photos can be taken and stored without these, so the first screen does not need them.

export const ManualEntryDialog = lazyDialog(() =>
  import('./manual/manual-entry-dialog.tsx').then((m) => m.ManualEntryDialog),
)

export const ReviewOverlay = lazyDialog(() =>
  import('./review/review-overlay.tsx').then((m) => m.ReviewOverlay),
)

export const EditReceiptDialog = lazyDialog(() =>
  import('./edit/edit-receipt-dialog.tsx').then((m) => m.EditReceiptDialog),
)

export const SplitDialog = lazyDialog(() =>
  import('./split/split-dialog.tsx').then((m) => m.SplitDialog),
)
