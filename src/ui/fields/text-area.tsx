import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Field, fieldIds } from './field.tsx'
import { inputClasses } from './input-classes.ts'

type TextAreaProps = ComponentProps<'textarea'> & { label: ReactNode; hint?: ReactNode; error?: ReactNode }

/** A multi-line text input with its label. */
export function TextArea({ label, hint, error, id: idProp, className, rows = 4, ...props }: TextAreaProps) {
  const generatedId = useId()
  const id = idProp ?? generatedId
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <textarea
        {...props}
        id={id}
        rows={rows}
        {...fieldIds(id, { hint, error })}
        className={classes(inputClasses, 'resize-y')}
      />
    </Field>
  )
}
