import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type ChipProps = {
  /** `under_way`: in progress, no action needed. */
  tone?: 'plain' | 'under_way' | 'good' | 'careful' | 'bad' | 'selected'
  icon?: ReactNode
  /** Makes the chip removable; `removeLabel` is its accessible name. */
  onRemove?: () => void
  removeLabel?: string
  className?: string
  children: ReactNode
}

const tones = {
  plain: 'bg-sand-deep text-ink',
  under_way: 'bg-petrol-wash text-on-petrol-wash',
  good: 'bg-good-wash text-good',
  careful: 'bg-careful-wash text-careful',
  bad: 'bg-bad-wash text-bad',
  selected: 'border border-coral-deep bg-coral-wash text-coral-deep',
} as const

const CAPSULE = 'inline-flex items-center gap-1.5 rounded-full px-3 text-xs font-medium'

/** Returns the classes of a removable chip, for elements other than `Chip` (a link to the page without it). */
export function removableChipClasses(tone: keyof typeof tones): string {
  return classes(CAPSULE, 'min-h-9', tones[tone])
}

/** A short label in a capsule. */
export function Chip({ tone = 'plain', icon, onRemove, removeLabel, className, children }: ChipProps) {
  const chipClasses = classes(
    onRemove ? removableChipClasses(tone) : classes(CAPSULE, 'min-h-7', tones[tone]),
    className,
  )
  if (!onRemove)
    return (
      <span className={chipClasses}>
        {icon}
        {children}
      </span>
    )
  return (
    <button type="button" onClick={onRemove} aria-label={removeLabel} className={chipClasses}>
      {icon}
      {children}
      <X className="size-4" />
    </button>
  )
}
