import { toast } from '#ui/toast-store.ts'

/** For who adds a receipt and has no trip to add it to. */
export function showNoTripToast() {
  toast({
    title: 'No active trip',
    description: 'Please create a trip first.',
    variant: 'destructive',
  })
}
