import { Children, type ReactNode } from 'react'
import { classes } from './classes.ts'

/** Parts of a line with a dot between those that stand side by side; it is drawn, not read, and never at a line's end. */
export function Parts({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={classes('parts', className)}>
      {Children.map(Children.toArray(children), (part) => (
        <span>{part}</span>
      ))}
    </span>
  )
}
