import clsx from 'clsx'
import glyphs from './icons/glyphs.json' with { type: 'json' }

export type IconName = keyof typeof glyphs

/** Decoration beside words, or inside a control that has a label of its own. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <i className={clsx('icon', className)} aria-hidden="true">
      {glyphs[name]}
    </i>
  )
}
