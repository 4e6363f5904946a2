import { Redirect, Route, Switch, useLocation } from 'wouter'
import { routes } from './route-table.ts'
import { notFoundRoute, toRoute } from './routes.tsx'

const openRoutes = routes.filter((route) => route.for !== 'members')
const membersOnly = routes.filter(({ path }) => !openRoutes.some((open) => open.path === path))

export function SignedOutApp() {
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

function ToLogin() {
  const [path] = useLocation()
  return <Redirect to={`/login?redirect=${encodeURIComponent(path)}`} replace />
}
