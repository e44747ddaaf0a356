import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button, type ButtonVariant } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'

type FormInPlaceProps = {
  /** The button's text. */
  label: string
  variant?: ButtonVariant
  children: (close: () => void) => ReactNode
}

/**
 * A button that is replaced by a form when clicked. The focus moves to the form's first field, and back to
 * the button when the form closes, unless another new element has taken it.
 */
export function FormInPlace({ label, variant = 'second', children }: FormInPlaceProps) {
  /** Null until the button is clicked: the initial render takes no focus. */
  const [open, setOpen] = useState<boolean | null>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open !== null && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('input, [tabindex="0"], button')?.focus()
  }, [open])
  return (
    <div ref={place} className="flex flex-col gap-4">
      {open ? (
        children(() => setOpen(false))
      ) : (
        <Button
          variant={variant}
          // Aligns the borderless text with the content above.
          className={classes('self-start', variant === 'quiet' && '-ms-5')}
          onClick={() => setOpen(true)}
        >
          {label}
        </Button>
      )}
    </div>
  )
}
