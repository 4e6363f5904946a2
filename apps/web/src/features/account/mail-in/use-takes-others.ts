import { useMutation } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { inboundAddressQuery, setInboundAddress } from '#lib/data/inbound.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { toast } from '#ui/toast-store.ts'

/** Switches at once, then saves, and switches back if saving fails. */
export function useTakesOthers() {
  const { mutate } = useMutation({
    // One request at a time, so that quick taps end as the screen shows.
    scope: { id: 'takes-others' },
    mutationFn: (takesOthers: boolean) =>
      request('PUT /api/inbound-address', { body: { takesOthers } }),
    onMutate: show,
    onError: (error, takesOthers) => {
      show(!takesOthers)
      toast({
        title: 'Settings not saved',
        description: serverMessage(error) ?? 'Please check your connection and try again.',
        variant: 'destructive',
      })
    },
  })
  return mutate
}

function show(takesOthers: boolean) {
  // A request in flight may return the old value.
  void queryClient.cancelQueries(inboundAddressQuery)
  const known = queryClient.getQueryData(inboundAddressQuery.queryKey)
  if (known) setInboundAddress({ ...known, takesOthers })
}
