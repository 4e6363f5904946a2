import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { request } from '#lib/api/api.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { userQuery, useUser } from '#lib/data/user.ts'
import { toast } from '#ui/toast-store.ts'
import { verificationState } from './verification-state.ts'

const redirectDelay = 3000

/** Cached like a read, because a token works only once. */
export function useVerification(token: string | null) {
  const { data: user } = useUser()
  // A new address is waiting for its link, even if the old one is verified.
  const [newAddress] = useState(user?.emailVerified ? user.pendingEmail : null)
  const [wasVerified] = useState(Boolean(user?.emailVerified && !user.pendingEmail))
  const [, navigate] = useLocation()
  const call = useQuery({
    queryKey: ['/api/auth/verify-email', token],
    queryFn: () => verify(token ?? '', newAddress),
    enabled: Boolean(token) && !wasVerified,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const state = verificationState({
    wasVerified,
    token,
    call: { isSuccess: call.isSuccess, error: call.isFetching ? null : call.error },
  })

  const isVerified = state.is === 'verified'
  useEffect(() => {
    const timer = isVerified ? setTimeout(() => navigate('/'), redirectDelay) : undefined
    return () => clearTimeout(timer)
  }, [isVerified, navigate])

  return { state, newAddress, retry: () => void call.refetch() }
}

async function verify(token: string, newAddress: string | null) {
  const reply = await request('POST /api/auth/verify-email', { body: { token } })
  toast({
    title: 'Email verified!',
    description: newAddress
      ? `Your address is now ${newAddress}.`
      : 'You can now start creating trips.',
  })
  // The link may be opened in a browser that is not signed in.
  if (queryClient.getQueryData(userQuery.queryKey)) {
    void queryClient.refetchQueries({ queryKey: userQuery.queryKey })
  }
  return reply
}
