import type { ReactNode } from 'react'
import { useConfig } from '#lib/data/config.ts'
import { Icon } from '#ui/icon.tsx'

type Heading = { title: string; lead: string; children?: ReactNode }

export function TopicsHeading({ title, lead, children }: Heading) {
  return (
    <div className="mx-auto max-w-[70rem] px-4 py-12 sm:px-6 lg:py-20 print:py-4">
      <h1 className="text-xl font-semibold tracking-tight lg:text-2xl lg:tracking-[-0.025em]">
        {title}
      </h1>
      <p className="mt-3 max-w-2xl text-base text-pretty text-muted lg:text-lg">{lead}</p>
      {children}
    </div>
  )
}

/** The title goes on the left where there is room, the text on the right. */
export function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mx-auto max-w-[70rem] px-4 sm:px-6">
      <div className="grid gap-x-16 gap-y-6 border-t border-hairline py-10 lg:grid-cols-[1fr_2fr] print:gap-y-2 print:py-4">
        <h2 className="text-lg font-semibold tracking-tight">{title}</h2>
        <div className="max-w-2xl">{children}</div>
      </div>
    </section>
  )
}

/** `children` says what to write about. */
export function SupportContact({ title, children }: { title: string; children: ReactNode }) {
  const email = useConfig()?.supportEmail
  return (
    <section className="border-t border-hairline bg-sunken">
      <div className="mx-auto grid max-w-[70rem] gap-x-16 gap-y-3 px-4 py-10 sm:px-6 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-lg font-semibold tracking-tight">{title}</h2>
        <div className="min-h-28 max-w-2xl text-base text-pretty text-muted sm:min-h-18">
          {email ? <Address email={email}>{children}</Address> : <NoAddress />}
        </div>
      </div>
    </section>
  )
}

function Address({ email, children }: { email: string; children: ReactNode }) {
  return (
    <>
      <p>{children}</p>
      <a
        href={`mailto:${email}`}
        className="inline-flex min-h-11 items-center gap-2 font-medium break-all text-primary underline underline-offset-4"
      >
        <Icon name="mail" />
        {email}
      </a>
    </>
  )
}

// Fades in late, so that it does not flash up while the address is loading.
function NoAddress() {
  return (
    <p className="animate-[fade-in_200ms_var(--ease-out)_600ms_backwards]">
      Please ask the administrator of this installation.
    </p>
  )
}
