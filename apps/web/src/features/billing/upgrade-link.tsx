import type { ReactNode } from 'react'
import { rememberWayBack } from '#lib/account/way-back.ts'
import { useUser } from '#lib/data/user.ts'
import { ButtonLink } from '#ui/button.tsx'

/** To the Pro plan, and after paying back to `from`. */
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
      onClick={() => user && rememberWayBack(user.id, from)}
    >
      {children}
    </ButtonLink>
  )
}
