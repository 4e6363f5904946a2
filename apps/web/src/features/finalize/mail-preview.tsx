import type { Trip } from '@quittance/contract/trips'
import { useUser } from '#lib/data/user.ts'
import type { FinalizeFormState } from './use-finalize-form.ts'

/** What will be sent, and to whom. */
export function MailPreview({ trip, form }: { trip: Trip; form: FinalizeFormState }) {
  const { data: user } = useUser()
  const [email, alsoTo, hasImages, hasCopy] = form.watch([
    'email',
    'alsoTo',
    'includeImages',
    'includeCopy',
  ])
  const to = [email, ...alsoTo].map((address) => address.trim()).filter(Boolean)
  const { firstName = '', lastName = '', email: own = '' } = user ?? {}
  const rows = [
    ['To', to.join(', ') || 'the address above'],
    ...(hasCopy ? [['Copy', own]] : []),
    ['Email', `${`${firstName} ${lastName}`.trim() || own} has finalized the trip ${trip.name}.`],
    [
      'Files',
      hasImages
        ? 'Excel report, receipt images and PDF; as links if they are too large for an email'
        : 'Excel report, without images',
    ],
    ['Link', 'The claim, to open and answer without an account'],
  ]
  return (
    <section
      aria-label="Preview of the email"
      className="rounded-control border border-hairline px-4 py-3 text-sm"
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="line-clamp-3 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
