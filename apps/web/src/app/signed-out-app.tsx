import { useEffect } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { takeAccountDeleted } from '#lib/account/account-deleted-notice.ts'
import { toast } from '#ui/toast-store.ts'
import { routes } from './route-table.ts'
import { notFoundRoute, toRoute } from './routes.tsx'

const openRoutes = routes.filter((route) => route.for === 'visitors' || route.for === 'everyone')
const membersOnly = routes.filter(
  (route) => route.for === 'members' && !openRoutes.some(({ path }) => path === route.path),
)

export function SignedOutApp() {
  useEffect(showAccountDeletedToast, [])
  return (
    <Switch>
      {openRoutes.map(toRoute)}
      {membersOnly.map(({ path }) => (
        <Route key={path} path={path}>
          <ToLogin />
        </Route>
      ))}
      {notFoundRoute}
    </Switch>
  )
}

function showAccountDeletedToast() {
  if (!takeAccountDeleted()) return
  toast({
    title: 'Account deleted',
    description: 'Your trips, receipts and photos are gone. Safe travels.',
  })
}

function ToLogin() {
  const [path] = useLocation()
  return <Redirect to={`/login?redirect=${encodeURIComponent(path)}`} replace />
}
