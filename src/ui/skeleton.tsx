import { classes } from './classes.ts'

/** A placeholder for content that is loading; set its height with a class (`h-40`). */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes('block animate-pulse rounded-card bg-sand-deep', className)}
    />
  )
}
