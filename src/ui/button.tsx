import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

export type ButtonVariant = 'main' | 'second' | 'quiet' | 'danger' | 'on-petrol'

const variants: Record<ButtonVariant, string> = {
  // At most one per screen.
  main: 'stands-out bg-coral text-on-coral hover:bg-coral-hover',
  second: 'border border-line-strong bg-paper text-ink hover:border-coral-deep hover:text-coral-deep',
  quiet: 'text-coral-deep hover:bg-coral-wash',
  danger: 'border border-bad bg-paper text-bad hover:bg-bad-wash',
  'on-petrol': 'text-on-petrol hover:bg-petrol-deep',
}

/** Button classes for elements other than `Button` (a React Aria trigger). */
export function buttonClasses(variant: ButtonVariant = 'main', wide = false): string {
  return classes(
    'inline-flex min-h-12 items-center justify-center gap-2 rounded-field px-5 py-2.5 text-sm font-semibold',
    'transition-colors duration-150 disabled:opacity-60 forced-colors:border',
    variants[variant],
    wide && 'w-full',
  )
}

export type ButtonVariantProps = { variant?: ButtonVariant; wide?: boolean }

type ButtonProps = ComponentProps<'button'> & ButtonVariantProps & { busy?: boolean }

/** A 48 px high button. While `busy` it shows a spinner, keeps its width and ignores clicks. */
export function Button({
  variant,
  wide,
  busy = false,
  className,
  children,
  type = 'button',
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || props['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : props.onClick}
      className={classes(buttonClasses(variant, wide), 'relative', className)}
    >
      {busy && (
        <span
          aria-hidden="true"
          className="absolute size-5 animate-spin rounded-full border-2 border-current border-e-transparent"
        />
      )}
      <span className={classes('inline-flex items-center gap-2', busy && 'opacity-25')}>{children}</span>
    </button>
  )
}
