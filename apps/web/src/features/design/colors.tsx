import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { colorPairs } from './color-pairs.ts'
import { contrastBetween, parseColor } from './contrast.ts'
import { Specimens } from './specimens.tsx'

export function Colors() {
  return (
    <Specimens
      title="Colours"
      hint="Every pair that meets on the screen, measured here: 4.5 for text, 3 for what is not read."
    >
      <Pairs />
    </Specimens>
  )
}

function Pairs() {
  const list = useRef<HTMLUListElement>(null)
  const [contrasts, setContrasts] = useState<readonly number[]>([])
  useEffect(() => {
    const style = list.current && getComputedStyle(list.current)
    if (!style) return
    const colorOf = (token: string) => parseColor(style.getPropertyValue(`--${token}`))
    setContrasts(
      colorPairs.map(({ front, behind }) => contrastBetween(colorOf(front), colorOf(behind))),
    )
  }, [])
  return (
    <ul ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
      {colorPairs.map(({ front, behind, least }, index) => (
        <li key={`${front} ${behind}`} className="text-xs">
          <span
            className="flex min-h-11 items-center justify-between rounded-control border border-hairline px-3 text-sm font-semibold"
            style={{ color: `var(--${front})`, background: `var(--${behind})` }}
          >
            Aa
            <Figure value={contrasts[index]} least={least} />
          </span>
          <span className="mt-1 block text-muted">
            {front} on {behind}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Figure({ value, least }: { value: number | undefined; least: number }) {
  if (value === undefined) return null
  const isEnough = value >= least
  return (
    <span className={clsx('amount flex items-center gap-1', !isEnough && 'underline')}>
      {value.toFixed(1)}
      <Icon name={isEnough ? 'check' : 'triangle-alert'} className="text-[1rem]" />
    </span>
  )
}
