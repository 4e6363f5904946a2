import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { copyText } from './copy-text.ts'

/** The secret for an authenticator app: to scan, to open, or to type. */
export function AppSecret({
  secret,
  url,
  picture,
}: {
  secret: string
  url: string
  picture: string
}) {
  return (
    <>
      {/* Dark on white in both themes: not every camera reads inverted codes. */}
      <img
        alt="QR code for your authenticator app"
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        className="mx-auto size-44 rounded-control border border-hairline bg-white"
      />
      <a
        href={url}
        className="flex min-h-11 items-center justify-center gap-2 rounded-control border border-hairline px-4 text-sm font-medium sm:hidden"
      >
        <Icon name="smartphone" className="text-[1.125rem]" />
        Open in authenticator app
      </a>
      <div>
        <p className="text-sm text-muted">Or type this key into the app:</p>
        <div className="mt-1.5 flex items-center gap-2 rounded-control bg-sunken py-1 pr-1 pl-4">
          <code className="min-w-0 flex-1 py-2 text-sm break-words">
            {secret.replace(/.{4}(?=.)/g, '$& ')}
          </code>
          <Button
            variant="quiet"
            onClick={() => void copyText(secret, 'Key copied', 'Paste it into your app.')}
          >
            <Icon name="copy" className="text-[1.125rem]" />
            Copy
          </Button>
        </div>
      </div>
    </>
  )
}
