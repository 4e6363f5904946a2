import type { ReactNode } from 'react'

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
