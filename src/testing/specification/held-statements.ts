/** Statements of the customer's specification, each by the title of a test that holds it; by the test's file. */
export type HeldStatements = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A part of the specification; `open`: what nothing holds yet, and why. */
export type Section = { heldBy: HeldStatements; open?: Readonly<Record<string, string>> }
