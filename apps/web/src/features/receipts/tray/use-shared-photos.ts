import { documentProblemMessage, documentRules } from '@quittance/contract/document-rules'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearch } from 'wouter'
import { deviceNoun } from '#ui/device-noun.ts'
import { toastFailure } from '#ui/toast-store.ts'
import { trayStore } from './tray-store.ts'

const noRoom = `There is no room left on this ${deviceNoun}. They are still where you shared them from.`

/** The worker has stored photos shared from another app; announce them once. */
export function useSharedPhotos() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const asked = new URLSearchParams(search)
  const shared = asked.get('shared')
  const unkept = Number(asked.get('unkept'))
  const refused = Number(asked.get('refused'))
  const large = Number(asked.get('large'))

  const showToast = useEffectEvent((count: string | null) => {
    if (count === null) return
    navigate(path, { replace: true })
    if (Number(count) > 0) trayStore.open()
    const notTaken = refused + large
    // Only one toast shows at a time, so it reports everything.
    const why = [
      unkept > 0 && noRoom,
      large > 0 && documentRules.tooManyBytes.description,
      refused > 0 && documentProblemMessage('not-a-document').description,
    ]
    const titles = [
      unkept > 0 && (unkept === 1 ? '1 file was not stored' : `${unkept} files were not stored`),
      notTaken > 0 &&
        (notTaken === 1 ? '1 file was not added' : `${notTaken} files were not added`),
    ].filter(Boolean)
    if (titles.length === 0) return
    const description = why.filter(Boolean).join(' ')
    toastFailure(titles.join(', '), description)
  })
  useEffect(() => showToast(shared), [shared])
}
