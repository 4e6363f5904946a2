import { lazyDialog } from '#ui/lazy-dialog.tsx'

export const TripDialogs = lazyDialog(() => import('./trip-dialogs.tsx').then((m) => m.TripDialogs))

export const SessionEndedDialog = lazyDialog(() =>
  import('#features/auth/session-ended-dialog.tsx').then((m) => m.SessionEndedDialog),
)
