import type { ComponentProps } from 'react'
import { Form } from '#web/forms/form.tsx'
import type { FieldSpec } from './field-spec.ts'
import { StaffFields } from './staff-field.tsx'
import type { StaffFormState } from './use-staff-form.ts'

export type StaffFormProps = Omit<ComponentProps<typeof Form>, 'form'> & {
  form: StaffFormState
  /** Path of the field labels in the messages. */
  words: string
  /** Fields to render below the children; by default all. */
  specs?: readonly FieldSpec[]
}

/** A staff form: text, fields and submit button. */
export function StaffForm({ form, words, specs = form.fields, children, ...rest }: StaffFormProps) {
  return (
    <Form form={form} variant="main" {...rest}>
      {children}
      <StaffFields form={form} specs={specs} words={words} />
    </Form>
  )
}
