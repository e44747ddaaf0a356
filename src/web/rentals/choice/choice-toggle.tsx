import type { ReactNode } from 'react'

type ChoiceToggleProps = {
  pressed: boolean
  /** Accessible name; starts with the visible text. */
  label: string
  icon: ReactNode
  onPress: () => void
  children: string
}

/** A small button that stays pressed: its icon and its border say so, and its state for a screen reader. */
export function ChoiceToggle({ pressed, label, icon, onPress, children }: ChoiceToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={label}
      onClick={onPress}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-field border border-transparent px-2.5 text-xs font-medium text-ink-soft hover:text-coral-deep aria-pressed:stands-out aria-pressed:border-coral-deep aria-pressed:bg-coral-wash aria-pressed:text-coral-deep noscript:hidden"
    >
      <span aria-hidden="true" className="*:size-4">
        {icon}
      </span>
      {children}
    </button>
  )
}
