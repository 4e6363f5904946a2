import type { DownloadLinks } from '@quittance/contract/trips'
import { Icon, type IconName } from '#ui/icon.tsx'
import { toast, toastFailure } from '#ui/toast-store.ts'

export function ReportLinks({
  links,
  files,
}: {
  links: DownloadLinks
  files: readonly ReportFileLabels[]
}) {
  return (
    <>
      {/* A container query, because in a dialog media queries measure the whole window. */}
      <div className="@container">
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 @min-[40rem]:grid-cols-3">
          {files.map(({ kind, icon, title, text }) => (
            <li key={kind} className="flex items-center rounded-control border border-hairline">
              {/* No `download` attribute: an expired link then opens the page that explains it. */}
              <a
                href={links[kind]}
                className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-control py-3 pr-2 pl-4 transition-colors duration-150 hover:bg-sunken focus-visible:-outline-offset-2"
              >
                <Icon name={icon} className="text-[1.375rem] text-primary" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{title}</span>
                  {text && <span className="block text-sm text-muted">{text}</span>}
                </span>
                {kind !== 'claim' && <Icon name="download" className="text-muted" />}
              </a>
              {kind === 'claim' && 'share' in navigator && (
                <LinkButton
                  label={`Share link to ${title}`}
                  icon="send"
                  onClick={() => navigator.share({ title, url: links[kind] })}
                />
              )}
              <LinkButton
                label={`Copy link to ${title}`}
                icon="copy"
                onClick={() => copy(title, links[kind])}
              />
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-3 text-sm text-pretty text-muted">
        Links work for 7 days, even without an account.
      </p>
    </>
  )
}

/** For sharing a file other than by our email. */
function LinkButton({
  label,
  icon,
  onClick,
}: {
  label: string
  icon: IconName
  onClick: () => Promise<unknown>
}) {
  return (
    <button
      type="button"
      aria-label={label}
      // Closing the device's share sheet is not a failure.
      onClick={() => void onClick().catch(() => {})}
      className="mx-1.5 grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-sunken hover:text-text"
    >
      <Icon name={icon} className="text-[1.125rem]" />
    </button>
  )
}

async function copy(title: string, link: string) {
  try {
    // The clipboard is unavailable without https.
    await navigator.clipboard.writeText(link)
    toast({ title: 'Link copied', description: `${title}: anyone with the link can open it.` })
  } catch {
    toastFailure(
      'The link could not be copied',
      'Please press and hold the link, or right-click it, and copy it there.',
    )
  }
}

type ReportFileLabels = { kind: keyof DownloadLinks; icon: IconName; title: string; text?: string }

const descriptions = {
  excel: { title: 'Expense Report', text: 'Excel spreadsheet with all receipts' },
  zip: { text: 'Zip with all receipt photos' },
  pdf: { text: 'Summary and photos in one PDF' },
}

/** What the recipient sees; anyone with the link can open it. */
export const claimPage: ReportFileLabels = {
  kind: 'claim',
  icon: 'eye',
  title: 'Claim Page',
  text: 'All of it on one page, to open or share',
}

export const reportFiles = [
  { kind: 'excel', icon: 'file-spreadsheet', title: 'Excel Report' },
  { kind: 'zip', icon: 'folder-archive', title: 'Receipt Images' },
  { kind: 'pdf', icon: 'file-text', title: 'PDF Report' },
] as const satisfies readonly ReportFileLabels[]

/** With descriptions for users who see these files for the first time. */
export const newReportFiles: readonly ReportFileLabels[] = reportFiles.map((file) => ({
  ...file,
  ...descriptions[file.kind],
}))
