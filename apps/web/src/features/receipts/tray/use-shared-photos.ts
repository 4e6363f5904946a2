import { documentRules, problemWords } from '@quittance/contract/document-rules'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearch } from 'wouter'
import { toast } from '#ui/toast-store.ts'
import { trayStore } from './tray-store.ts'

/** After another app has shared photos with this one, which the worker has kept: says so, once. */
export function useSharedPhotos() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const asked = new URLSearchParams(search)
  const shared = asked.get('shared')
  const unkept = Number(asked.get('unkept'))
  const refused = Number(asked.get('refused'))

  const tell = useEffectEvent((count: string | null) => {
    if (count === null) return
    navigate(path, { replace: true })
    if (Number(count) > 0) trayStore.open()
    if (Number(asked.get('large')) > 0) {
      toast({ ...documentRules.tooManyBytes, variant: 'destructive' })
    }
    if (refused > 0) {
      const { description } = problemWords('not-a-document')
      const title = refused === 1 ? '1 file was not taken' : `${refused} files were not taken`
      toast({ title, description, variant: 'destructive' })
    }
    if (unkept > 0) {
      toast({
        title: unkept === 1 ? '1 photo was not kept' : `${unkept} photos were not kept`,
        description:
          'There is no room left on this phone. They are still where you shared them from.',
        variant: 'destructive',
      })
    }
  })
  useEffect(() => tell(shared), [shared])
}
