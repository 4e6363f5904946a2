import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { rememberProIntent } from '#lib/account/subscription-intent.ts'
import { toast } from '#ui/toast-store.ts'
import type { Tier } from './start-subscription.ts'

const delay = 300

export const loginFirst = '/login?redirect=/subscribe/pro'

/** Sends a visitor to log in or sign up, then back here. */
export function useLoginFirst(tier: Tier) {
  const [, navigate] = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => {
      if (tier === 'pro') rememberProIntent()
      toast({
        title: 'Authentication Required',
        description: 'Please log in to subscribe.',
        tone: 'info',
      })
      navigate(loginFirst, { replace: true })
    }, delay)
    return () => clearTimeout(timer)
  }, [tier, navigate])
}
