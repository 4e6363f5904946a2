import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { Link } from 'wouter'

type ButtonStyle = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'medium' | 'large'
}

const variants = {
  primary: 'bg-primary text-on-primary hover:bg-primary-strong',
  secondary: 'bg-surface text-text border border-hairline hover:bg-sunken',
  quiet: 'text-text hover:bg-sunken',
  danger: 'bg-wrong text-on-wrong hover:bg-wrong-strong',
}

const sizes = { medium: 'min-h-11 px-4 py-1.5 text-sm', large: 'min-h-12 px-6 py-2 text-base' }

function buttonClass({ variant = 'primary', size = 'medium' }: ButtonStyle, className?: string) {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-control font-medium transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-50',
    variants[variant],
    sizes[size],
    className,
  )
}

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: ButtonStyle & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={buttonClass({ variant, size }, className)}
      {...mainAttribute(variant)}
      {...props}
    />
  )
}

export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: ButtonStyle & {
  href: string
  className?: string
  'aria-label'?: string
  children: React.ReactNode
  onClick?: () => void
}) {
  return (
    <Link
      className={buttonClass({ variant, size }, className)}
      {...mainAttribute(variant)}
      {...props}
    />
  )
}

/** Toasts avoid it. */
function mainAttribute(variant: ButtonStyle['variant'] = 'primary') {
  return variant === 'primary' && { 'data-main': true }
}
