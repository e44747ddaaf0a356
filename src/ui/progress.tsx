import { classes } from './classes.ts'

type ProgressProps = { label: string; value: number; max: number; className?: string }

/** A progress bar; `label` describes it to screen readers. */
export function Progress({ label, value, max, className }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={classes(
        'block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line forced-colors:appearance-auto',
        '[&::-moz-progress-bar]:bg-coral-deep [&::-webkit-progress-bar]:bg-line',
        '[&::-webkit-progress-value]:bg-coral-deep [&::-webkit-progress-value]:transition-all',
        className,
      )}
    />
  )
}
