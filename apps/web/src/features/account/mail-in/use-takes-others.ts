import { useMutation } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { inboundAddressQuery, setInboundAddress } from '#lib/data/inbound.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { toast } from '#ui/toast-store.ts'

/** Switches at once, then saves; what could not be saved switches back. */
export function useTakesOthers() {
  const { mutate } = useMutation({
    // One after the other, so that quick taps end as they look.
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
  // What is asked for meanwhile may know the old one only.
  void queryClient.cancelQueries(inboundAddressQuery)
  const known = queryClient.getQueryData(inboundAddressQuery.queryKey)
  if (known) setInboundAddress({ ...known, takesOthers })
}
