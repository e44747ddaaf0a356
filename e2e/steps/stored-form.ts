import type { Locator } from 'playwright-core'
import type { Visit } from '../environment/environment.ts'

/** Values typed or chosen, by their field's selector; `true` for a ticked box. */
export type Typed = Readonly<Record<string, string | true>>

/** A refusal without any outage: by the page itself (no status), or by the server. */
export type EverydayRefusal = {
  name: string
  status?: number
  /** Typed instead. */
  typed?: Typed
  /** The field that shows the error; without one it is shown above the form. */
  at?: string
  before?: (visit: Visit) => Promise<void>
}

export type StoredForm = {
  name: string
  /** The request its button sends. */
  call: RegExp
  open?: (visit: Visit) => Promise<void>
  typed: Typed
  button: (visit: Visit) => Locator
  /** A field that the server may refuse: its path in the body, and its selector. */
  field?: readonly [path: string, selector: string]
  everyday?: readonly EverydayRefusal[]
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
