import type { ComponentProps } from 'react'
import { Button } from '#ui/button.tsx'

/** A button in a table row: a full-size touch target whose text aligns with the row. */
export function RowButton(props: Omit<ComponentProps<typeof Button>, 'variant' | 'className'>) {
  return (
    <Button {...props} variant="quiet" className="min-h-11! px-2! text-start first:-ms-2 last:-me-2 -my-3" />
  )
}
