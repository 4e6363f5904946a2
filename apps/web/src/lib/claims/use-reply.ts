import type { ClaimRemark } from '@quittance/contract/answers'
import { useMutation } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { conversationQuery } from '#lib/data/conversation.ts'
import { queryClient } from '#lib/data/query-client.ts'

/** Typed and not sent; kept while the page is open, because a dialog may be closed meanwhile. */
const drafts = new Map<number, string>()

export function draftOf({ id, reply }: ClaimRemark): string {
  return drafts.get(id) ?? reply ?? ''
}

export function setDraft({ id }: ClaimRemark, text: string) {
  drafts.set(id, text)
}

export function hasDraft(remark: ClaimRemark): boolean {
  const text = draftOf(remark).trim()
  return text !== '' && text !== remark.reply
}

export function useReply(tripId: number, onError?: () => void) {
  return useMutation({
    mutationFn: (remark: ClaimRemark) =>
      request('POST /api/remarks/:id/reply', {
        params: { id: remark.id },
        body: { reply: draftOf(remark) },
      }),
    onSuccess: (replied) => {
      drafts.delete(replied.id)
      const { queryKey } = conversationQuery(tripId)
      queryClient.setQueryData(
        queryKey,
        (known) =>
          known && {
            ...known,
            remarks: known.remarks.map((remark) => (remark.id === replied.id ? replied : remark)),
          },
      )
      // A request that was sent before the reply would bring back the question without it.
      void queryClient.invalidateQueries({ queryKey })
    },
    onError: () => onError?.(),
  })
}
