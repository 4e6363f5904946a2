import { type ClaimRemark, maxComment } from '@quittance/contract/answers'
import { type ReactNode, useState } from 'react'
import { failureMessage } from '#lib/api/server-message.ts'
import { Button } from '#ui/button.tsx'
import { TextAreaField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { draftOf, setDraft, useReply } from './use-reply.ts'

/** What finance asks, and the reply; it can be changed until the claim is sent again. */
export function RemarkReply({
  tripId,
  remark,
  about,
}: {
  tripId: number
  remark: ClaimRemark
  about?: ReactNode
}) {
  const [isChanging, setIsChanging] = useState(false)
  const isAsking = remark.reply === null || isChanging
  return (
    <div className="space-y-3 text-sm">
      <div className="flex items-start gap-2.5">
        <Icon
          name={remark.reply === null ? 'circle-help' : 'check'}
          className={`mt-px text-[1.125rem] ${remark.reply === null ? 'text-waiting' : 'text-settled'}`}
        />
        <div className="min-w-0 flex-1">
          {about}
          <p className="whitespace-pre-line wrap-anywhere">
            <span className="font-medium">Finance asks:</span> {remark.comment}
          </p>
          {!isAsking && (
            <p className="mt-1 whitespace-pre-line wrap-anywhere text-muted">
              <span className="font-medium">You replied:</span> {remark.reply}
            </p>
          )}
        </div>
        {!isAsking && (
          <Button
            variant="quiet"
            className="-my-2.5 -mr-2 shrink-0"
            aria-label={`Change the reply to “${remark.comment}”`}
            onClick={() => setIsChanging(true)}
          >
            Change
          </Button>
        )}
      </div>
      {isAsking && <Reply {...{ tripId, remark }} onDone={() => setIsChanging(false)} />}
    </div>
  )
}

function Reply({
  tripId,
  remark,
  onDone,
}: {
  tripId: number
  remark: ClaimRemark
  onDone: () => void
}) {
  const [text, setText] = useState(() => draftOf(remark))
  const send = useReply(tripId)
  const missing = 'A reply needs a connection. Your text stays here; please try again later.'
  return (
    <div className="space-y-2">
      <TextAreaField
        label="Your reply"
        rows={2}
        maxLength={maxComment}
        value={text}
        error={failureMessage(send.error, missing)}
        onChange={(event) => {
          setText(event.target.value)
          setDraft(remark, event.target.value)
        }}
      />
      <Button
        variant="secondary"
        disabled={text.trim() === '' || send.isPending}
        onClick={() => send.mutate(remark, { onSuccess: onDone })}
      >
        {send.isPending ? 'Sending...' : 'Reply'}
      </Button>
    </div>
  )
}
