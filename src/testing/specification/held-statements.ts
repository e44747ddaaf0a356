/** The whole title of a test; of one with many rows, also what stands in the row. */
export type Held = string | readonly [title: string, row: string]

/** Statements of the customer's specification, each by the test that holds it; by the test's file. */
export type HeldStatements = Readonly<Record<string, Readonly<Record<string, Held>>>>

/**
 * A part of the specification. `open`: what nothing holds yet, and why; `unsaid`: where it says no more than that it does
 * not say something.
 */
export type Section = {
  heldBy: HeldStatements
  open?: Readonly<Record<string, string>>
  unsaid?: readonly string[]
}
