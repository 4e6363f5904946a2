import clsx from 'clsx'
import glyphs from './icons/glyphs.json' with { type: 'json' }

export type IconName = keyof typeof glyphs

/** Decorative: beside text, or inside a control with its own label. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <i className={clsx('icon', className)} aria-hidden="true">
      {glyphs[name]}
    </i>
  )
}
