import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

type CardProps = ComponentProps<'section'> & {
  as?: 'section' | 'div' | 'article' | 'aside' | 'li'
  padded?: boolean
}

/** A panel on the page. */
export function Card({ as = 'section', padded = true, className, ...props }: CardProps) {
  const Element = as as 'section'
  return (
    <Element
      {...props}
      className={classes('rounded-card border border-line bg-paper', padded && 'p-4 md:p-6', className)}
    />
  )
}
