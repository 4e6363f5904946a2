import type { DownloadLinks } from '@quittance/contract/trips'
import { Icon } from '#ui/icon.tsx'
import { CopyLinkButton } from './copy-link-button.tsx'
import type { ReportFileLabels } from './report-files.ts'

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
                <Icon name="download" className="text-muted" />
              </a>
              <CopyLinkButton title={title} link={links[kind]} />
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
