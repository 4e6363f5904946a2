import { lazy } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { LandingPage } from '#pages/landing.tsx'
import { type AppRoute, notFoundRoute, sharedRoutes, toRoute } from './routes.tsx'

const routes: readonly AppRoute[] = [
  { path: '/', page: LandingPage },
  {
    path: '/login',
    title: 'Log in',
    page: lazy(() => import('#pages/login.tsx').then((m) => ({ default: m.LoginPage }))),
  },
  {
    path: '/signup',
    title: 'Sign up',
    page: lazy(() => import('#pages/signup.tsx').then((m) => ({ default: m.SignupPage }))),
  },
  ...sharedRoutes,
]

const membersOnly = ['/receipts', '/history', '/history/:id', '/settings', '/profile']

export function SignedOutApp() {
  return (
    <Switch>
      {routes.map(toRoute)}
      {membersOnly.map((path) => (
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
