import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { FieldError, fieldIds } from './field.tsx'

type CheckboxProps = ComponentProps<'input'> & { label: ReactNode; hint?: ReactNode; error?: ReactNode }

/** A checkbox; its whole row is clickable. */
export function Checkbox({ label, hint, error, id: idProp, className, ...props }: CheckboxProps) {
  const generatedId = useId()
  const id = idProp ?? generatedId
  return (
    <div className={className}>
      <label className="flex min-h-12 items-center gap-3 text-sm">
        <input
          {...props}
          type="checkbox"
          id={id}
          {...fieldIds(id, { hint, error })}
          className="tick size-5 shrink-0"
        />
        <Words id={id} label={label} hint={hint} />
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

/** A switch that takes effect at once, without saving. A native checkbox underneath, so it posts in a form. */
export function Switch({ label, hint, id: idProp, className, ...props }: Omit<CheckboxProps, 'error'>) {
  const generatedId = useId()
  const id = idProp ?? generatedId
  return (
    <label className={classes('flex min-h-12 items-center gap-3 text-sm', className)}>
      <span className="relative inline-flex shrink-0">
        <input
          {...props}
          type="checkbox"
          id={id}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer h-6 w-10 appearance-none rounded-full border border-line-strong bg-sand-deep transition-colors duration-150 checked:stands-out checked:border-coral-deep checked:bg-coral-deep"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-s-1 top-1 size-4 rounded-full bg-line-strong transition-all duration-150 peer-checked:inset-s-5 peer-checked:bg-paper forced-colors:bg-[ButtonText] peer-checked:forced-colors:bg-[HighlightText]"
        />
      </span>
      <Words id={id} label={label} hint={hint} />
    </label>
  )
}

function Words({ id, label, hint }: Pick<CheckboxProps, 'label' | 'hint'> & { id: string }) {
  return (
    <span className="min-w-0">
      {label}
      {hint && (
        <span id={`${id}-hint`} className="block text-xs text-ink-soft">
          {hint}
        </span>
      )}
    </span>
  )
}
