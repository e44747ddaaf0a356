import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type IconFactProps = {
  icon: ReactNode
  /** `li` in a list of facts, `div` around paragraphs. */
  as?: 'span' | 'li' | 'div'
  onPetrol?: boolean
  className?: string
  children: ReactNode
}

/** A fact with the icon of its kind, aligned to the first line. */
export function IconFact({ icon, as: Element = 'span', onPetrol, className, children }: IconFactProps) {
  const Words = Element === 'div' ? 'div' : 'span'
  return (
    <Element className={classes('flex min-w-0 items-start gap-1.5', className)}>
      <span
        aria-hidden="true"
        className={classes(
          'flex h-[1lh] shrink-0 items-center *:size-4',
          onPetrol ? 'text-on-petrol-soft' : 'text-ink-soft',
        )}
      >
        {icon}
      </span>
      <Words className="min-w-0">{children}</Words>
    </Element>
  )
}
