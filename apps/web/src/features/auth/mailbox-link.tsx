import { useConfig } from '#lib/data/config.ts'
import { Icon } from '#ui/icon.tsx'

/** Without a mail server, the email just sent can be read in the built-in mailbox. */
export function MailboxLink() {
  if (!useConfig()?.hasMailbox) return null
  return (
    <a
      href="/dev/mailbox"
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center justify-center gap-1.5 rounded-control px-3 text-sm font-medium text-primary underline-offset-4 hover:underline"
    >
      Open mailbox
      <Icon name="external-link" className="text-[1rem]" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}
