import type { ReactNode } from 'react'
import { rememberReturnPath } from '#lib/account/return-path.ts'
import { useUser } from '#lib/data/user.ts'
import { ButtonLink } from '#ui/button.tsx'

/** To the Pro plan, and back to `from` after paying. */
export function UpgradeLink({
  from,
  variant,
  className,
  children,
}: {
  from: string
  variant?: 'secondary'
  className?: string
  children: ReactNode
}) {
  const { data: user } = useUser()
  return (
    <ButtonLink
      href="/subscribe/pro"
      {...{ variant, className }}
      onClick={() => user && rememberReturnPath(user.id, from)}
    >
      {children}
    </ButtonLink>
  )
}
