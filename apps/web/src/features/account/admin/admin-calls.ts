import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { failureMessage } from '#lib/api/server-message.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { toast } from '#ui/toast-store.ts'

const key = '/api/admin'
const perPage = 25

export function usersQuery(search: string, isGranted: boolean) {
  const granted = `${isGranted}`
  return infiniteQueryOptions({
    queryKey: [key, 'users', search, granted],
    queryFn: ({ pageParam: before }) =>
      request('GET /api/admin/users', { query: { search, granted, ...(before && { before }) } }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < perPage ? undefined : page.at(-1)?.id),
    staleTime: 0,
  })
}

export function eventsQuery(search: string) {
  return queryOptions({
    queryKey: [key, 'events', search],
    queryFn: () => request('GET /api/admin/events', { query: { search } }),
    staleTime: 0,
  })
}

export const serverQuery = queryOptions({
  queryKey: [key, 'server'],
  queryFn: () => request('GET /api/admin/server'),
  staleTime: 0,
})

/** Reloads everything shown afterwards, which also finds out whether a code is needed. */
export function useAdminChange<Input, Output extends { message: string }>(
  call: (input: Input) => Promise<Output>,
) {
  return useMutation({
    mutationFn: call,
    onSuccess: ({ message }) => toast({ title: message }),
    onError: (error) => {
      const description = failureMessage(error) ?? ''
      toast({ title: 'Nothing was changed', description, variant: 'destructive' })
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [key] }),
  })
}
