import { Route } from 'wouter'
import { Page } from './page.tsx'
import { pages } from './pages.ts'
import type { AppRoute } from './route-table.ts'

/** The children of a <Switch> must be <Route>s themselves. */
export function toRoute({ path, title, page }: AppRoute) {
  const { Part } = pages[page]
  return (
    <Route key={path} path={path}>
      <Page key={path} title={title}>
        <Part />
      </Page>
    </Route>
  )
}

const NotFound = pages['not-found'].Part

export const notFoundRoute = (
  <Route>
    <Page title="Page not found">
      <NotFound />
    </Page>
  </Route>
)
