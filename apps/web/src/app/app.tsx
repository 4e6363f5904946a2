import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '#lib/data/query-client.ts'
import { ThemeProvider } from '#ui/theme.tsx'
import { LazyToaster } from './lazy-toaster.tsx'
import { Router } from './router.tsx'

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <Router />
        <LazyToaster />
      </ThemeProvider>
    </QueryClientProvider>
  )
}
