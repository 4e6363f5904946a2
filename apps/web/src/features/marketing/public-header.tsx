import { Link } from 'wouter'
import { Brand } from '#ui/brand.tsx'
import { ButtonLink } from '#ui/button.tsx'

export function PublicHeader({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <header className="print:hidden sticky top-0 z-20 @max-[18rem]:static border-b border-hairline bg-ground/85 pt-[env(safe-area-inset-top)] backdrop-blur-md">
      <div className="mx-auto flex min-h-16 max-w-[70rem] items-center justify-between gap-2 px-4 sm:px-6 @max-[18rem]:flex-wrap @max-[18rem]:py-3">
        <Link href="/" className="flex min-h-11 min-w-11 items-center rounded-control">
          <Brand className="max-[26rem]:[&>span]:sr-only" />
        </Link>
        <nav aria-label="Main" className="flex flex-wrap items-center gap-1 sm:gap-2">
          <ButtonLink href="/about" variant="quiet" className="max-sm:px-3">
            About
          </ButtonLink>
          {isSignedIn ? (
            <ButtonLink href="/">Dashboard</ButtonLink>
          ) : (
            <>
              <ButtonLink href="/login" variant="quiet" className="max-sm:px-3">
                Log in
              </ButtonLink>
              <ButtonLink href="/signup">Sign up</ButtonLink>
            </>
          )}
        </nav>
      </div>
    </header>
  )
}
