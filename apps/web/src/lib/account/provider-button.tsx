import { useMutation } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { failureMessage } from '#lib/api/server-message.ts'
import { useConfig } from '#lib/data/config.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { loadPage } from '#ui/layers.ts'

/** Starts single sign-on, which returns to `redirect`; renders nothing if it is not set up. */
export function ProviderButton({ redirect }: { redirect: string }) {
  const name = useConfig()?.provider
  const begin = useMutation({
    mutationFn: () => request('POST /api/auth/oidc', { body: { redirect } }),
    onSuccess: ({ url }) => loadPage(url),
  })
  if (!name) return null
  // The page stays for a moment while the provider's loads.
  const isLeaving = begin.isPending || begin.isSuccess
  const look = { variant: 'secondary', size: 'large', className: 'w-full' } as const
  return (
    <div>
      <Button {...look} disabled={isLeaving} onClick={() => begin.mutate()}>
        <Icon name="shield-check" />
        <span className="min-w-0 break-words">
          {isLeaving ? 'One moment...' : `Continue with ${name}`}
        </span>
      </Button>
      <p role="alert" className="mt-2 text-sm text-pretty text-wrong empty:hidden">
        {failureMessage(begin.error)}
      </p>
    </div>
  )
}
