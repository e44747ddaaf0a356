import type { ReactNode, SubmitEvent } from 'react'

/** An invalid field, as a path in the request; the message is a contract's code, or a problem's text. */
export type FieldFault = { name: string; message: string }

/** State of a form that the script (`useForm`) or its page's action (`useActionForm`) sends. */
export type FormState = {
  /** The invalid fields, each with its message in the page's language. */
  faults: readonly { id: string; message: string }[]
  /** A question instead of the error count, if there are no errors. */
  question?: string | undefined
  /** The failed call, if no field is invalid. */
  error: unknown
  /** Changes with each rejection; 0 before the first. */
  refused: number
  busy: boolean
  /** Confirmation question before it is sent. */
  confirmation?: ReactNode
  /** Props of a form that the script sends. */
  onSubmit?: (event: SubmitEvent) => void
}
