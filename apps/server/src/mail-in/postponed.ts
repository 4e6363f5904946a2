export type Postponed = ReturnType<typeof createPostponed>

const mailsForMs = 15 * 60_000
const tokensForMs = 5 * 60_000

/** Mails and addresses to retry later, each after a pause. */
export function createPostponed(now = Date.now) {
  const mails = new Map<number, number>()
  const tokens = new Map<string, number>()
  let validity = ''
  return {
    hasMail: (uid: number) => (mails.get(uid) ?? 0) > now(),
    addMail: (uid: number) => void mails.set(uid, now() + mailsForMs),
    hasToken: (token: string) => (tokens.get(token) ?? 0) > now(),
    addToken: (token: string) => void tokens.set(token, now() + tokensForMs),
    /** Forgets expired entries, and all mails if the mailbox was renumbered. */
    forget(uidValidity: string) {
      if (uidValidity !== validity) mails.clear()
      validity = uidValidity
      for (const [uid, until] of mails) if (until <= now()) mails.delete(uid)
      for (const [token, until] of tokens) if (until <= now()) tokens.delete(token)
    },
  }
}
