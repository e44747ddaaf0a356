import { money, share, sum, type Money } from '#kernel/money.ts'
import type { Language } from '#kernel/locale.ts'
import { rulesOfKind } from '../categories/rules.ts'
import type { Fare, FareLine } from '../lines/fare.contract.ts'
import type { LineDraft, Priced } from '../lines/fare-draft.ts'
import { ENGINE, type FareInputs } from '../lines/fare-inputs.ts'
import type { RateCardContent } from '../shapes/card-content.contract.ts'
import { lineLabel } from './line-text.ts'

/** A version of a rate card for computations. Versions never change. */
export type CardVersion = { cardId: string; version: number; versionId: string; content: RateCardContent }

/**
 * Computes the fare of a trip, or its bill if the inputs contain the actuals. Each line is rounded once, and the tax
 * once on their sum, so that lines add up to the total. Equal inputs always give the same result to the cent. `card` is
 * null for a shuttle. Throws for inputs of another engine or a card of another kind.
 */
export function computeFare(inputs: FareInputs, card: CardVersion | null, language: Language): Fare {
  const { currency, drafts, included, beyond, deposit } = taxed(inputs, card)
  const lines = drafts.map((draft) => lineOf(draft, currency, language))
  const inCurrency = (amount: number | null) => (amount === null ? null : money(amount, currency))
  return {
    lines,
    total: totalOf(drafts, currency),
    included,
    beyond: {
      km: inCurrency(beyond.km),
      hour: inCurrency(beyond.hour),
      waiting_minute: inCurrency(beyond.waiting_minute),
    },
    deposit: inCurrency(deposit),
    rate_card: card && { id: card.cardId, version: card.version, version_id: card.versionId },
  }
}

/** Returns the total of `computeFare`. Throws under the same conditions. */
export function fareTotal(inputs: FareInputs, card: CardVersion | null): Money {
  const { drafts, currency } = taxed(inputs, card)
  return totalOf(drafts, currency)
}

/** Returns the fare with its tax as the last line. */
function taxed(inputs: FareInputs, card: CardVersion | null): Priced {
  if (inputs.engine !== ENGINE) throw new RangeError(`there is no fare engine ${String(inputs.engine)}`)
  const net = rulesOfKind(inputs.chosen.kind).fare(inputs, card?.content ?? null)
  return { ...net, drafts: [...net.drafts, ...taxDrafts(inputs, totalOf(net.drafts, net.currency))] }
}

function totalOf(drafts: Priced['drafts'], currency: string): Money {
  return sum(
    drafts.map(({ amount }) => money(amount, currency)),
    currency,
  )
}

/**
 * Returns the tax line. It applies to everything including tolls and parking, since these are charged to the passenger.
 */
function taxDrafts({ tax }: FareInputs, net: Money): LineDraft[] {
  const { country, from_day, fuel_included, basis_points } = tax
  if (basis_points === 0) return []
  const inputs = { country, from_day, fuel_included, basis_points, net: net.amount }
  const { amount } = share(net, basis_points)
  const line = { kind: 'tax', quantity: null, unit: null, rate: null } as const
  return tax.by_recipient
    ? [{ ...line, amount: 0, rule: 'tax_by_recipient', inputs: { ...inputs, due: amount } }]
    : [{ ...line, amount, rule: 'tax_of_country', inputs }]
}

function lineOf(
  { rate, amount, ...draft }: LineDraft<string, string>,
  currency: string,
  language: Language,
): FareLine {
  return {
    ...draft,
    label: lineLabel(draft, language),
    rate: rate === null ? null : money(rate, currency),
    amount: money(amount, currency),
  }
}
