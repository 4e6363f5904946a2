import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { RemarkReply } from '#lib/claims/remark-reply.tsx'
import { conversationQuery, currentRemarks } from '#lib/data/conversation.ts'
import { editReceiptAddress } from '#lib/data/receipts.ts'
import { SectionCard } from '#ui/card.tsx'

/** For a trip that finance sent back: everything to be answered in one place. */
export function OpenQuestions({ tripId }: { tripId: number }) {
  const { data } = useQuery(conversationQuery(tripId))
  const by = data?.answers.findLast(({ kind }) => kind === 'sent-back')?.name ?? 'Finance'
  return (
    <SectionCard
      title="Sent back"
      hint={
        data
          ? `${by} sent this claim back. Reply here, change the receipts if needed, and finalize the trip again.`
          : 'Finance sent this claim back. The questions appear here when you are online.'
      }
    >
      <ul className="divide-y divide-hairline">
        {data &&
          currentRemarks(data).map((remark) => (
            <li key={remark.id} className="py-4 first:pt-0 last:pb-0">
              <RemarkReply
                {...{ tripId, remark }}
                about={
                  remark.receiptId !== null && (
                    <Link
                      href={editReceiptAddress({ tripId, id: remark.receiptId })}
                      className="relative font-semibold wrap-anywhere text-primary before:absolute before:-inset-2"
                    >
                      {remark.vendor || 'Receipt'}
                    </Link>
                  )
                }
              />
            </li>
          ))}
      </ul>
    </SectionCard>
  )
}
