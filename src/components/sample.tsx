import { useId, type ReactNode } from 'react'
import { classes } from '#ui/classes.ts'

/** A component under its name, in its states. */
export function Sample({
  name,
  columns = false,
  children,
}: {
  name: string
  /** Side by side where there is room, each as wide as the others. */
  columns?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="text-base font-semibold">
        <code dir="ltr">{name}</code>
      </h2>
      <div
        className={classes(
          columns ? 'grid gap-4 md:grid-cols-2 lg:grid-cols-3' : 'flex flex-wrap items-center gap-3',
        )}
      >
        {children}
      </div>
    </section>
  )
}
