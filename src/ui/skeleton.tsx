import { classes } from './classes.ts'

/** A place kept for what comes; give it that height with a class (`h-40`). */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes('block animate-pulse rounded-card bg-sand-deep', className)}
    />
  )
}
