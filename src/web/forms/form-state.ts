import type { ReactNode, SubmitEvent } from 'react'

/** A field at fault, as a path in what is sent; the message is a contract's code, or a problem's text. */
export type FieldFault = { name: string; message: string }

/** What the form shows of itself, whether the script sends it (`useForm`) or its page's action (`useActionForm`). */
export type FormState = {
  /** The invalid fields, each with its message in the page's language. */
  faults: readonly { id: string; message: string }[]
  /** A question in place of the count of faults, which then are none. */
  question?: string | undefined
  /** The failed call, if no field is invalid. */
  error: unknown
  /** Changes with each refusal; 0 before the first. */
  refused: number
  busy: boolean
  /** Where it asks before it is sent. */
  asks?: ReactNode
  /** Of a form that the script sends. */
  onSubmit?: (event: SubmitEvent) => void
}
