/** The whole title of a test, and the row of a test with many rows. */
export type CoveringTest = string | readonly [title: string, row: string]

/** Statements of the customer's specification with the test that covers each, by test file. */
export type CoveredStatements = Readonly<Record<string, Readonly<Record<string, CoveringTest>>>>

/**
 * A section of the specification. `open`: statements without a test, with the reason; `unspecified`: statements that only say what
 * is unspecified.
 */
export type Section = {
  coveredBy: CoveredStatements
  open?: Readonly<Record<string, string>>
  unspecified?: readonly string[]
}
