import type { pages } from './pages.ts'

type PageName = keyof typeof pages

export type Audience = 'members' | 'visitors'

export type AppRoute = {
  path: string
  for: Audience | 'everyone' | 'admins'
  title?: string
  page: PageName
}

/** Plain data, because the build also reads it to tell the server what each path loads first. */
export const routes: readonly AppRoute[] = [
  { path: '/', for: 'visitors', page: 'landing' },
  { path: '/login', for: 'visitors', title: 'Log in', page: 'login' },
  { path: '/signup', for: 'visitors', title: 'Sign up', page: 'signup' },

  { path: '/', for: 'members', title: 'Home', page: 'home' },
  { path: '/receipts', for: 'members', title: 'Receipts', page: 'receipts' },
  { path: '/history', for: 'members', title: 'History', page: 'history' },
  { path: '/history/:id', for: 'members', title: 'Trip', page: 'trip-detail' },
  { path: '/settings', for: 'members', title: 'Settings', page: 'settings' },
  { path: '/profile', for: 'members', title: 'Profile', page: 'profile' },

  { path: '/admin', for: 'admins', title: 'Admin', page: 'admin' },

  { path: '/about', for: 'everyone', title: 'About', page: 'about' },
  { path: '/help', for: 'everyone', title: 'Help', page: 'help' },
  { path: '/terms', for: 'everyone', title: 'Terms', page: 'terms' },
  { path: '/privacy', for: 'everyone', title: 'Privacy', page: 'privacy' },
  { path: '/procedure', for: 'everyone', title: 'Procedure', page: 'procedure' },
  {
    path: '/forgot-password',
    for: 'everyone',
    title: 'Forgot password',
    page: 'forgot-password',
  },
  { path: '/reset-password', for: 'everyone', title: 'Reset password', page: 'reset-password' },
  { path: '/verify-email', for: 'everyone', title: 'Verify email', page: 'verify-email' },
  {
    path: '/undo-email-change',
    for: 'everyone',
    title: 'Keep your address',
    page: 'undo-email-change',
  },
  { path: '/subscribe/:tier', for: 'everyone', title: 'Subscribe', page: 'subscribe' },
  {
    path: '/subscription-success',
    for: 'everyone',
    title: 'Subscription',
    page: 'subscription-success',
  },
]

/** Where visitors without access to a path are redirected. */
const elsewhere = { members: 'home', visitors: 'login' } as const

/** The first page for each path pattern. */
export function firstPages(audience: Audience): { pattern: string; page: PageName }[] {
  const open = routes.filter((route) => route.for === audience || route.for === 'everyone')
  // The page of administrators is not there for others.
  const closed = routes.filter(
    (route) => route.for !== 'admins' && !open.some(({ path }) => path === route.path),
  )
  return [
    ...open.map(({ path, page }) => ({ pattern: pathPattern([path]), page })),
    ...closed.map(({ path }) => ({ pattern: pathPattern([path]), page: elsewhere[audience] })),
  ]
}

/** For a regular expression that matches these paths, such as `/history/:id`. */
export function pathPattern(paths: readonly string[]) {
  return `^(?:${paths.map((path) => path.replace(/:\w+/g, '[^/]+')).join('|')})/?$`
}
