import type { Passkey } from '@quittance/contract/passkeys'
import { useId } from 'react'
import { formatDay, timeAgo } from '#lib/format/moments.ts'

/** None is ticked at first: a passkey that nobody recognises must not survive a reset. */
export function KeptPasskeys({
  passkeys,
  kept,
  onChange,
}: {
  passkeys: readonly Passkey[]
  kept: readonly number[]
  onChange: (kept: readonly number[]) => void
}) {
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}-hint`} className="rounded-control bg-sunken p-4">
      <legend className="float-left w-full text-sm font-semibold">Passkeys to keep</legend>
      <p id={`${id}-hint`} className="clear-both pt-0.5 text-sm text-pretty text-muted">
        Tick those that are yours. The others are removed and no longer sign in.
      </p>
      <ul className="mt-2">
        {passkeys.map(({ id: passkeyId, name, createdAt, lastUsedAt }) => (
          <li key={passkeyId}>
            <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
              <input
                type="checkbox"
                className="mt-0.5 size-5 shrink-0 cursor-pointer accent-primary"
                checked={kept.includes(passkeyId)}
                onChange={({ target }) =>
                  onChange(
                    target.checked
                      ? [...kept, passkeyId]
                      : kept.filter((other) => other !== passkeyId),
                  )
                }
              />
              <span className="min-w-0 flex-1 text-sm text-muted">
                <span className="block text-base font-medium break-words text-text">{name}</span>
                Added {formatDay(createdAt)} <span aria-hidden="true">·</span>{' '}
                {lastUsedAt ? `Last used ${timeAgo(lastUsedAt)}` : 'Not used yet'}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
