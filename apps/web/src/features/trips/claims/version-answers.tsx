import type { ClaimAnswer, ClaimRemark, Conversation } from '@quittance/contract/answers'
import clsx from 'clsx'
import { formatDate } from '#lib/format/dates.ts'
import { formatMoment } from '#lib/format/moments.ts'
import { Icon } from '#ui/icon.tsx'

const looks = {
  approved: { icon: 'circle-check', tone: 'text-settled', verb: 'Approved' },
  'sent-back': { icon: 'rotate-ccw', tone: 'text-waiting', verb: 'Sent back' },
  paid: { icon: 'wallet', tone: 'text-settled', verb: 'Marked as paid' },
} as const

/** What finance answered about one version, oldest first, with the remarks and replies. */
export function VersionAnswers({
  version,
  conversation,
}: {
  version: number
  conversation: Conversation | undefined
}) {
  const answers = conversation?.answers.filter((answer) => answer.version === version) ?? []
  const remarks = conversation?.remarks.filter((remark) => remark.version === version) ?? []
  if (answers.length === 0) return null
  return (
    <ul className="space-y-3 text-sm">
      {answers.map((answer) => (
        <li key={answer.at}>
          <Answer answer={answer} remarks={answer.kind === 'sent-back' ? remarks : []} />
        </li>
      ))}
    </ul>
  )
}

function Answer({ answer, remarks }: { answer: ClaimAnswer; remarks: readonly ClaimRemark[] }) {
  const { icon, tone, verb } = looks[answer.kind]
  const payment = [
    answer.paidOn && `Paid on ${formatDate(answer.paidOn)}`,
    answer.reference && `Reference ${answer.reference}`,
  ].filter(Boolean)
  // A comment on the whole claim is one of the remarks.
  const isSaid = remarks.some(({ comment }) => comment === answer.comment)
  return (
    <div className="flex items-start gap-1.5">
      <Icon name={icon} className={clsx('mt-0.5 text-[1rem]', tone)} />
      <div className="min-w-0 space-y-1 wrap-anywhere">
        <p>
          <span className={clsx('font-medium', tone)}>{verb}</span> by{' '}
          <span title={answer.address}>{answer.name}</span>
          <span className="text-muted"> · {formatMoment(answer.at)}</span>
        </p>
        {payment.length > 0 && <p>{payment.join(' · ')}</p>}
        {answer.comment && !isSaid && <p className="whitespace-pre-line">{answer.comment}</p>}
        {remarks.map(({ id, vendor, comment, reply }) => (
          <div key={id} className="whitespace-pre-line">
            <p>
              {vendor && <span className="font-medium">{vendor}: </span>}
              {comment}
            </p>
            {reply !== null && (
              <p className="text-muted">
                <span className="font-medium">You replied:</span> {reply}
              </p>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
