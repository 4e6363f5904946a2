import { useUser } from '#lib/data/user.ts'
import { Icon } from '#ui/icon.tsx'
import { MailboxLink } from './mailbox-link.tsx'
import { ResendButton } from './resend-button.tsx'

export function VerificationBanner() {
  const { data: user } = useUser()
  if (!user || user.emailVerified) return null
  const email = user.pendingEmail ?? user.email
  return (
    <section
      aria-labelledby="verification-title"
      className="rounded-card border border-hairline bg-waiting-soft p-4 sm:flex sm:items-center sm:gap-4 sm:p-5"
    >
      <div className="flex min-w-0 flex-1 gap-3">
        <Icon name="mail" className="mt-0.5 text-waiting" />
        <div className="min-w-0">
          <h2 id="verification-title" className="font-semibold">
            Verify your email address
          </h2>
          <p className="mt-0.5 text-sm text-pretty">
            You need to verify your email address before you can create trips. We sent a link to{' '}
            <strong className="font-semibold break-words">{email}</strong>.
          </p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2 pl-8 sm:mt-0 sm:shrink-0 sm:pl-0">
        <ResendButton email={email} variant="secondary" />
        <MailboxLink />
      </div>
    </section>
  )
}
