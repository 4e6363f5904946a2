import { toastFailure } from '#ui/toast-store.ts'

export function showNoTripToast() {
  toastFailure('No active trip', 'Please create a trip first.')
}
