import { useTrialDays } from '#lib/data/config.ts'
import { helpTopics } from './help-answers.ts'
import { Topic } from './topic.tsx'

export function HelpTopics() {
  return helpTopics(useTrialDays()).map(({ topic, answers }) => (
    <Topic key={topic} title={topic}>
      <dl className="space-y-6">
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt className="text-base font-medium">{question}</dt>
            <dd className="mt-1 text-base text-pretty text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </Topic>
  ))
}
