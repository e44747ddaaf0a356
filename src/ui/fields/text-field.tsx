import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Field, fieldIds } from './field.tsx'
import { inputClasses } from './input-classes.ts'

type TextFieldProps = ComponentProps<'input'> & { label: ReactNode; hint?: ReactNode; error?: ReactNode }

/** A text input of any type with its label; spread react-hook-form's `register()` into it. */
export function TextField({ label, hint, error, id: idProp, className, ...props }: TextFieldProps) {
  const generatedId = useId()
  const id = idProp ?? generatedId
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <input
        type="text"
        {...props}
        id={id}
        {...fieldIds(id, { hint, error })}
        className={classes(inputClasses)}
      />
    </Field>
  )
}

/** The same for an e-mail address, which runs from left to right in either language. */
export function EmailInput(props: TextFieldProps) {
  return <TextField type="email" dir="ltr" autoComplete="email" {...props} />
}
