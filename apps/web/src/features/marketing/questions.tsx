import { useConfig } from '#lib/data/config.ts'
import { Icon } from '#ui/icon.tsx'
import { questions } from './content.ts'
import { Section } from './section.tsx'

export function Questions() {
  return (
    <Section title="What careful buyers ask" className="grid gap-x-16 lg:grid-cols-[1fr_2fr]">
      <Answers answers={questions(useConfig()?.reader)} />
    </Section>
  )
}

/** Collapsible questions. */
export function Answers({
  answers,
  isOpen = false,
}: {
  answers: readonly { question: string; answer: string }[]
  isOpen?: boolean
}) {
  return (
    <div className="border-t border-hairline">
      {answers.map(({ question, answer }) => (
        <details key={question} open={isOpen} className="group border-b border-hairline">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-4 text-base font-medium [&::-webkit-details-marker]:hidden">
            {question}
            <Icon
              name="chevron-down"
              className="text-muted transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <p className="max-w-2xl pr-9 pb-5 text-base text-pretty text-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
