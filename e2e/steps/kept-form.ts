import type { Locator } from 'playwright-core'
import type { Visit } from '../stage/stage.ts'

/** Fields by their selector, each with what is typed or chosen; `true` for what is ticked. */
export type Typed = Readonly<Record<string, string | true>>

/** A refusal that needs no bad day: by the page itself (no status), or by the server. */
export type EverydayRefusal = {
  name: string
  status?: number
  /** Typed instead. */
  typed?: Typed
  /** The field it is told at; without one it is told above the form. */
  at?: string
  before?: (visit: Visit) => Promise<void>
}

export type KeptForm = {
  name: string
  /** The call its button makes. */
  call: RegExp
  open?: (visit: Visit) => Promise<void>
  typed: Typed
  button: (visit: Visit) => Locator
  /** A field that the server may find fault with: its path in the body, and its selector. */
  field?: readonly [path: string, selector: string]
  everyday?: readonly EverydayRefusal[]
  /** What else has to be there after a refusal. */
  still?: (visit: Visit) => Promise<void>
}

/** A page as whoever fills in its forms comes to it. */
export type FormsPage = { name: string; show: (visit: Visit) => Promise<void>; forms: readonly KeptForm[] }

export const WRONG = 'not the password'
export const COMMON = 'qwertyuiop'

/** The button of the form that has this field. */
export const sends =
  (field: string) =>
  ({ page }: Visit) =>
    page.locator(`form:has(${field}) button[type=submit]`)
