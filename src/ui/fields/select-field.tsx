import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Field, fieldIds } from './field.tsx'
import { inputClasses } from './input-classes.ts'

type SelectFieldProps = ComponentProps<'select'> & { label: ReactNode; hint?: ReactNode; error?: ReactNode }

/** The browser's native select with its label; its children are the options. */
export function SelectField({
  label,
  hint,
  error,
  id: given,
  className,
  children,
  ...props
}: SelectFieldProps) {
  const made = useId()
  const id = given ?? made
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <span className="relative block">
        <select
          {...props}
          id={id}
          {...fieldIds(id, { hint, error })}
          className={classes(inputClasses, 'appearance-none pe-8 text-ellipsis max-[359px]:text-sm')}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-e-3 top-1/2 size-4 -translate-y-1/2 text-ink-soft"
        />
      </span>
    </Field>
  )
}
