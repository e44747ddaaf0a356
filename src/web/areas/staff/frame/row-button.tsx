import type { ComponentProps } from 'react'
import { Button } from '#ui/button.tsx'

/** A button in a row of a table: high enough to be hit, while its text stands in line with the row’s and its end. */
export function RowButton(props: Omit<ComponentProps<typeof Button>, 'look' | 'className'>) {
  return (
    <Button {...props} look="quiet" className="min-h-11! px-2! text-start first:-ms-2 last:-me-2 -my-3" />
  )
}
