import { lazyDialog } from '#ui/lazy-dialog.tsx'

// A photo is taken and kept without any of these, so that the first screen need not bring them.

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
