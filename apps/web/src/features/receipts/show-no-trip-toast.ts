import { toast } from '#ui/toast-store.ts'

export function showNoTripToast() {
  toast({
    title: 'No active trip',
    description: 'Please create a trip first.',
    variant: 'destructive',
  })
}
