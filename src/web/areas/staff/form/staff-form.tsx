import type { ComponentProps } from 'react'
import { Form } from '#web/forms/form.tsx'
import type { FieldSpec } from './field-spec.ts'
import { StaffFields } from './staff-field.tsx'
import type { StaffFormState } from './use-staff-form.ts'

export type StaffFormProps = Omit<ComponentProps<typeof Form>, 'form'> & {
  form: StaffFormState
  /** Where the words of its fields are. */
  words: string
  /** Those of its fields that are shown below what it says. */
  specs?: readonly FieldSpec[]
}

/** A form of the staff: what it says, its fields, its button. */
export function StaffForm({ form, words, specs = form.fields, children, ...rest }: StaffFormProps) {
  return (
    <Form form={form} look="main" {...rest}>
      {children}
      <StaffFields form={form} specs={specs} words={words} />
    </Form>
  )
}
