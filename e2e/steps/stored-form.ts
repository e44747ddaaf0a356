import type { Locator } from 'playwright-core'
import type { Visit } from '../environment/environment.ts'

/** Values entered or chosen, by field selector; `true` for a ticked box. */
export type FormValues = Readonly<Record<string, string | true>>

/** A rejection without an outage: by the page itself (no status), or by the server. */
export type FormRejection = {
  name: string
  status?: number
  /** Values entered instead. */
  values?: FormValues
  /** The field that shows the error; without one it is shown above the form. */
  at?: string
  before?: (visit: Visit) => Promise<void>
}

export type StoredForm = {
  name: string
  /** The request its button sends. */
  call: RegExp
  open?: (visit: Visit) => Promise<void>
  values: FormValues
  button: (visit: Visit) => Locator
  /** A field that the server may reject: its path in the body, and its selector. */
  field?: readonly [path: string, selector: string]
  rejections?: readonly FormRejection[]
  /** Expects other state to remain after a rejection. */
  still?: (visit: Visit) => Promise<void>
}

/** A page with its forms, and how to open it. */
export type FormsPage = { name: string; show: (visit: Visit) => Promise<void>; forms: readonly StoredForm[] }

export const WRONG = 'not the password'
export const COMMON = 'qwertyuiop'

/** The button of the form that has this field. */
export const sends =
  (field: string) =>
  ({ page }: Visit) =>
    page.locator(`form:has(${field}) button[type=submit]`)
