import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'

/** For sharing a file other than by our email. */
export function CopyLinkButton({ title, link }: { title: string; link: string }) {
  return (
    <button
      type="button"
      aria-label={`Copy link to ${title}`}
      onClick={() => void copy(title, link)}
      className="mx-1.5 grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-sunken hover:text-text"
    >
      <Icon name="copy" className="text-[1.125rem]" />
    </button>
  )
}

async function copy(title: string, link: string) {
  try {
    // The clipboard is unavailable without https.
    await navigator.clipboard.writeText(link)
    toast({ title: 'Link copied', description: `${title}: anyone with the link can open it.` })
  } catch {
    toast({
      title: 'The link could not be copied',
      description: 'Please press and hold the link, or right-click it, and copy it there.',
      variant: 'destructive',
    })
  }
}
