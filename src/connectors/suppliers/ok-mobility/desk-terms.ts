import type { Category } from '#kernel/acriss.ts'

/**
 * Deposit and excess in EUR hundredths by category. The protocol has neither: they are agreed by contract, so this is
 * configuration of the plan.
 */
export type DeskTerms = Readonly<Record<Category, { deposit: number; excess: number }>>

export const OK_DESK_TERMS: DeskTerms = {
  mini: { deposit: 90_000, excess: 110_000 },
  economy: { deposit: 95_000, excess: 120_000 },
  compact: { deposit: 110_000, excess: 130_000 },
  intermediate: { deposit: 120_000, excess: 150_000 },
  standard: { deposit: 140_000, excess: 170_000 },
  fullsize: { deposit: 160_000, excess: 190_000 },
  premium: { deposit: 200_000, excess: 240_000 },
  luxury: { deposit: 300_000, excess: 350_000 },
  oversize: { deposit: 250_000, excess: 300_000 },
  special: { deposit: 400_000, excess: 450_000 },
}
