import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Field, fieldIds } from './field.tsx'
import { inputClasses } from './input-classes.ts'

type SelectFieldProps = ComponentProps<'select'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Label of the empty option; undefined: an option is always chosen. */
  none?: ReactNode
  options?:
    | readonly { value: string | number; label: ReactNode; disabled?: boolean | undefined }[]
    | undefined
}

/** The browser's native select with its label; options that need more than a word are its children. */
export function SelectField({
  label,
  hint,
  error,
  id: idProp,
  className,
  none,
  options,
  children,
  ...props
}: SelectFieldProps) {
  const generatedId = useId()
  const id = idProp ?? generatedId
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <span className="relative block">
        <select
          {...props}
          id={id}
          {...fieldIds(id, { hint, error })}
          className={classes(inputClasses, 'appearance-none pe-8 text-ellipsis max-[359px]:text-sm')}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <ChevronDown className="pointer-events-none absolute inset-e-3 top-1/2 size-4 -translate-y-1/2 text-ink-soft" />
      </span>
    </Field>
  )
}
