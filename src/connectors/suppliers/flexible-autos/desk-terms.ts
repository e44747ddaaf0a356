import { zero } from '#kernel/money.ts'
import type { Money } from '#kernel/money.ts'
import type { FuelPolicy } from '#domains/suppliers/supplier-connector.ts'
import { largestAmount, wordsOf } from './free-text.ts'
import type { HorizonDetails } from './replies.ts'

/** Deposit, excess and fuel policy of a desk. Amounts are the largest of the text, which may list one per class. */
export type DeskTerms = { deposit: Money | null; excess: Money | null; fuelPolicy: FuelPolicy }

const FUEL_POLICIES: readonly (readonly [RegExp, FuelPolicy])[] = [
  [/free (?:full )?tank/i, 'free_full_tank'],
  [/full\W+to\W+full/i, 'full_to_full'],
  [/full\W+to\W+empty|pre-?purchase/i, 'full_to_empty'],
  [/(?:same|like)\W+(?:to|for)\W+(?:same|like)|same level/i, 'same_to_same'],
  [/half\W+to\W+half/i, 'half_to_half'],
  [/half\W+to\W+empty/i, 'half_to_empty'],
  [/quarter\W+to\W+quarter/i, 'quarter_to_quarter'],
  [/quarter\W+to\W+empty/i, 'quarter_to_empty'],
  [/empty\W+to\W+empty/i, 'empty_to_empty'],
]

/**
 * Parses the terms of a brand's desk from its free texts. `currency` applies if a text states that there is no excess.
 */
export function deskTerms(details: HorizonDetails, currency: string): DeskTerms {
  const paragraph = (header: RegExp) =>
    wordsOf(details.TermsAndConditions.find(({ Header }) => header.test(Header))?.Paragraph ?? '')
  const excessWords = wordsOf(details.ExcessPolicy) || paragraph(/excess/i)
  const fuelWords = wordsOf(details.FuelPolicy) || paragraph(/fuel/i)
  return {
    deposit: largestAmount(paragraph(/deposit/i)),
    excess: /\b(?:no|zero|nil) excess\b/i.test(excessWords) ? zero(currency) : largestAmount(excessWords),
    // The trade's usual policy, if the text names none that we know.
    fuelPolicy: FUEL_POLICIES.find(([words]) => words.test(fuelWords))?.[1] ?? 'full_to_full',
  }
}
