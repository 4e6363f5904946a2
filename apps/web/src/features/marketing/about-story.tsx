import type { IconName } from '#ui/icon.tsx'
import { Icon } from '#ui/icon.tsx'
import { coreFeatures, mission, values } from './content.ts'
import { Section } from './section.tsx'

export function Mission() {
  return (
    <div className="mx-auto max-w-[70rem] px-4 pt-12 pb-10 sm:px-6 sm:pt-16 lg:pt-24 lg:pb-16">
      <p className="text-sm font-medium text-primary">Our mission</p>
      <h1 className="mt-3 max-w-4xl text-display font-semibold tracking-[-0.035em] text-balance">
        {mission.sentence}
      </h1>
      <p className="mt-5 max-w-2xl text-base text-pretty text-muted lg:text-lg">{mission.text}</p>
    </div>
  )
}

export function CoreFeatures() {
  return (
    <Section title="What it does">
      <ul className="grid gap-4 sm:grid-cols-2 lg:gap-6">
        {coreFeatures.map((feature) => (
          <li
            key={feature.name}
            className="rounded-card border border-hairline bg-surface p-6 lg:p-8"
          >
            <Point {...feature} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Values() {
  return (
    <Section title="What we stand for">
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {values.map((value) => (
          <li key={value.name} className="border-t-2 border-text pt-5">
            <Point {...value} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Point({ icon, name, text }: { icon: IconName; name: string; text: string }) {
  return (
    <>
      <Icon name={icon} className="text-[1.5rem] text-primary" />
      <h3 className="mt-4 text-base font-semibold">{name}</h3>
      <p className="mt-1.5 text-sm text-pretty text-muted">{text}</p>
    </>
  )
}
