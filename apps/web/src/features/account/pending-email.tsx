import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { request } from '#lib/api/api.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { setUser } from '#lib/data/user.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'

export function PendingEmail({
  email,
  pendingEmail,
  resend,
}: {
  email: string
  pendingEmail: string
  resend: ReactNode
}) {
  const keep = useMutation({
    mutationFn: () => request('DELETE /api/auth/pending-email'),
    onSuccess: (user) => {
      setUser(user)
      toast({ title: 'Address kept', description: `${user.email} stays your address.` })
    },
    onError: (error) =>
      toast({
        title: 'Update Failed',
        description: serverMessage(error) ?? 'Please check your connection and try again.',
        variant: 'destructive',
      }),
  })
  return (
    <div className="rounded-control bg-waiting-soft p-4 text-sm">
      <div className="flex gap-3">
        <Icon name="mail" className="text-waiting" />
        <p className="min-w-0 text-pretty">
          <strong className="font-semibold break-words">{pendingEmail}</strong> is waiting to be
          verified. Until then <strong className="font-semibold break-words">{email}</strong> stays
          your address.
        </p>
      </div>
      <div className="mt-3 flex flex-wrap gap-2 sm:pl-8">
        {resend}
        <Button
          variant="quiet"
          className="max-w-full"
          disabled={keep.isPending}
          onClick={() => keep.mutate()}
        >
          <span className="line-clamp-2 min-w-0 break-words">Keep {email}</span>
        </Button>
      </div>
    </div>
  )
}
