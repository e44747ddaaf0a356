import { money, share, sum, type Money } from '#kernel/money.ts'
import type { Language } from '#kernel/locale.ts'
import type { LineDraft, Priced } from './fare-draft.ts'
import { ENGINE, type FareInputs } from './fare-inputs.ts'
import { lineLabel } from './fare-words.ts'
import { oneWayFare, roundTripFare } from './outstation-fare.ts'
import type { Fare, FareLine } from './quote.contract.ts'
import type { RateCardContent } from './rate-cards/rate-card-content.contract.ts'
import { rentalFare } from './rental-fare.ts'
import { selfDriveFare } from './self-drive-fare.ts'
import { shuttleFare } from './shuttle-fare.ts'
import { transferFare } from './transfer-fare.ts'

/** A version of a rate card, to compute from; versions never change. */
export type CardVersion = { cardId: string; version: number; versionId: string; content: RateCardContent }

/**
 * The fare of a trip, or its bill once the inputs have its actuals. Each line is rounded once and the tax once on their
 * sum, so that lines add up to the total; equal inputs give the same cent for ever. `card` is null for a shuttle. Throws
 * for inputs of another engine or another kind of card.
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

/** What `computeFare` answers as its total; throws as it does. */
export function fareTotal(inputs: FareInputs, card: CardVersion | null): Money {
  const { drafts, currency } = taxed(inputs, card)
  return totalOf(drafts, currency)
}

/** The fare with its tax as the last line. */
function taxed(inputs: FareInputs, card: CardVersion | null): Priced {
  if (inputs.engine !== ENGINE) throw new RangeError(`there is no fare engine ${String(inputs.engine)}`)
  const net = priced(inputs, card?.content ?? null)
  return { ...net, drafts: [...net.drafts, ...taxDrafts(inputs, totalOf(net.drafts, net.currency))] }
}

function totalOf(drafts: readonly LineDraft[], currency: string): Money {
  return sum(
    drafts.map(({ amount }) => money(amount, currency)),
    currency,
  )
}

function priced(inputs: FareInputs, card: RateCardContent | null): Priced {
  const { chosen } = inputs
  if (chosen.kind === 'shuttle') return shuttleFare(chosen.seats, chosen.seat_price, inputs)
  if (card?.kind === 'rental' && chosen.kind === 'rental') return rentalFare(card, chosen.package_id, inputs)
  if (card?.kind === 'transfer' && chosen.kind === 'transfer')
    return transferFare(card, chosen.zone_id, inputs)
  if (card?.kind === 'outstation_one_way' && chosen.kind === 'outstation_one_way')
    return oneWayFare(card, inputs)
  if (card?.kind === 'outstation_round_trip' && chosen.kind === 'outstation_round_trip')
    return roundTripFare(card, inputs)
  if (card?.kind === 'self_drive' && chosen.kind === 'self_drive')
    return selfDriveFare(card, chosen.plan_id, inputs)
  throw new TypeError(`a ${chosen.kind} trip is not priced by a card of ${card?.kind ?? 'nothing'}`)
}

/** On everything, tolls and parking included: they are part of what the passenger is charged for. */
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

function lineOf({ rate, amount, ...draft }: LineDraft, currency: string, language: Language): FareLine {
  return {
    ...draft,
    label: lineLabel(draft, language),
    rate: rate === null ? null : money(rate, currency),
    amount: money(amount, currency),
  }
}
