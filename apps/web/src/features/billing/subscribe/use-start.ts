import { useQuery } from '@tanstack/react-query'
import { takeProIntent } from '#lib/account/subscription-intent.ts'
import { queryClient, userKey } from '#lib/data/query-client.ts'
import { toast } from '#ui/toast-store.ts'
import { notInitialized, type Start, startSubscription, type Tier } from './start-subscription.ts'

/** Starts a subscription once per visit of the page. */
export function useStart(tier: Tier) {
  const queryKey = ['/api/create-subscription', tier]
  const { data, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async () => {
      // The intent has done its job.
      takeProIntent()
      const start = await startSubscription(tier)
      announce(start)
      return start
    },
    gcTime: 0,
    structuralSharing: false,
  })

  function fail() {
    announce(notInitialized)
    queryClient.setQueryData<Start>(queryKey, notInitialized)
  }

  return {
    start: isFetching ? undefined : data,
    retry: () => void refetch(),
    /** For when the provider's form turns out not to work. */
    fail,
  }
}

function announce(start: Start) {
  if (start.is === 'signed-out') {
    toast({
      title: 'Authentication Required',
      description: start.message,
      variant: 'destructive',
    })
  }
  if (start.is === 'failed') {
    toast({ title: 'Error', description: start.message, variant: 'destructive' })
  }
  if (start.is === 'subscribed') void queryClient.refetchQueries({ queryKey: userKey })
}
