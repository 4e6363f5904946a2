import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { queryClient } from '#lib/data/query-client.ts'
import { ThemeProvider } from '#ui/theme.tsx'
import { LazyToaster } from './lazy-toaster.tsx'
import { Router } from './router.tsx'

/** A reference for designers and developers; it needs no server and is left out of builds. */
const DesignPage =
  import.meta.env.DEV && location.pathname === '/dev/design'
    ? lazy(() => import('#pages/design.tsx').then((m) => ({ default: m.DesignPage })))
    : null

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        {DesignPage ? (
          <Suspense>
            <DesignPage />
          </Suspense>
        ) : (
          <Router />
        )}
        <LazyToaster />
      </ThemeProvider>
    </QueryClientProvider>
  )
}
