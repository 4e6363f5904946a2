export type Postponed = ReturnType<typeof createPostponed>

const mailsForMs = 15 * 60_000
const tokensForMs = 5 * 60_000

/** Mails in a mailbox, and addresses, for which it is too early; each is asked for again after a while. */
export function createPostponed(now = Date.now) {
  const mails = new Map<number, number>()
  const tokens = new Map<string, number>()
  let validity = ''
  return {
    hasMail: (uid: number) => (mails.get(uid) ?? 0) > now(),
    addMail: (uid: number) => void mails.set(uid, now() + mailsForMs),
    hasToken: (token: string) => (tokens.get(token) ?? 0) > now(),
    addToken: (token: string) => void tokens.set(token, now() + tokensForMs),
    /** What is over; and all mails where the mailbox has numbered its mails anew. */
    forget(uidValidity: string) {
      if (uidValidity !== validity) mails.clear()
      validity = uidValidity
      for (const [uid, until] of mails) if (until <= now()) mails.delete(uid)
      for (const [token, until] of tokens) if (until <= now()) tokens.delete(token)
    },
  }
}
