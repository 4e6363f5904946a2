import { lazyDialog } from '#ui/lazy-dialog.tsx'

export const TripDialogs = lazyDialog(() => import('./trip-dialogs.tsx').then((m) => m.TripDialogs))

export const SignOutQuestion = lazyDialog(() =>
  import('./sign-out-question.tsx').then((m) => m.SignOutQuestion),
)

export const SessionEndedDialog = lazyDialog(() =>
  import('#features/auth/session-ended-dialog.tsx').then((m) => m.SessionEndedDialog),
)
