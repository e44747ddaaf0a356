import { Children, type ReactNode } from 'react'
import { classes } from './classes.ts'

/**
 * Parts of a line, separated by dots between neighbours. The dot is drawn, hidden from screen readers, and
 * never at a line's end.
 */
export function Parts({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={classes('parts', className)}>
      {Children.map(Children.toArray(children), (part) => (
        <span>{part}</span>
      ))}
    </span>
  )
}
