import { useTrialDays } from '#lib/data/config.ts'
import { helpTopics } from './help-answers.ts'

export function HelpTopics() {
  return (
    <div className="mx-auto max-w-[1120px] px-4 sm:px-6">
      {helpTopics(useTrialDays()).map(({ topic, answers }) => (
        <section
          key={topic}
          className="grid gap-x-16 gap-y-6 border-t border-hairline py-10 lg:grid-cols-[1fr_2fr]"
        >
          <h2 className="text-lg font-semibold tracking-tight">{topic}</h2>
          <dl className="max-w-2xl space-y-6">
            {answers.map(({ question, answer }) => (
              <div key={question}>
                <dt className="text-base font-medium">{question}</dt>
                <dd className="mt-1 text-base text-pretty text-muted">{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
