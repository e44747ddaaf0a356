import type { Localized } from '#kernel/locale.ts'
import type { CardCategory, CardedCategory } from '../categories.contract.ts'
import type { LineKind, LineRule, Priced } from '../lines/fare-draft.ts'
import type { Chosen, FareInputs } from '../lines/fare-inputs.ts'
import type { CardOf, RateCardContent } from '../shapes/card-content.contract.ts'
import type { TripRequest } from '../shapes/trip-request.contract.ts'
import type { ListFault } from './list-faults.ts'

/**
 * Cancellation is free until this many minutes before the pick-up, then costs a share of the total in basis points. A
 * no-show costs the total.
 */
export type CancellingRule = { freeMinutes: number; lateShare: number; noShowAfterMinutes: number }

/** A request that is priced by rate cards. */
export type CardRequest = Extract<TripRequest, { category: CardCategory }>

type Kind = CardedCategory['kind']
type ChosenOf<Of extends Kind> = Extract<Chosen, { kind: Of }>
type RequestOf<Of extends Kind> = Extract<
  TripRequest,
  { category: Extract<CardedCategory, { kind: Of }>['number'] }
>

/** `zoneId`: the first zone that contains the place, if the card has zones. */
type ChoiceInput<Of extends Kind> = { request: RequestOf<Of>; zoneId: string | null }

/** The offer of a card for a request. `minutes`: its duration, if neither the request nor the route determines it. */
type Offer<One extends Chosen = Chosen> = { chosen: One; minutes?: number }

/** An item that a card sells as listed. `options`: the trips that it covers; the cheapest determines its price. */
export type Package<One extends Chosen = Chosen> = {
  id: string
  minutes: number | null
  km: number | null
  garage_to_garage?: boolean
  options: readonly (Offer<One> & { km?: number })[]
}

/** Labels of lines by kind, and explanations of their amounts by rule, with `{name}` for a value of the line. */
export type LineTexts<Kind extends string = string, Rule extends string = string> = {
  label: Readonly<Record<Kind, string>>
  explanation: Readonly<Record<Rule, string>>
}

/** Server-side rules of a category. */
export type CategoryRules = {
  /** Texts of its own lines. */
  texts: Localized<LineTexts>
  /** Throws for a card or a choice of another kind. */
  fare: (inputs: FareInputs, card: RateCardContent | null) => Priced
  /** Null if this card does not offer it. */
  choose: (card: RateCardContent, input: { request: CardRequest; zoneId: string | null }) => Offer | null
  /** Returns the errors that prevent publication of a card. */
  faults: (card: RateCardContent) => ListFault[]
  packages: (card: RateCardContent) => readonly Package[]
  cancelling: CancellingRule
  /** Minutes before its pick-up by which a trip must be booked, unless its city has its own value. */
  leadMinutes: number
  /** Indian service code (SAC): 9964 passenger transport, 9966 rental of a vehicle with driver, 9973 without. */
  serviceCode: '9964' | '9966' | '9973'
  /** Maximum distance one way, in km. Null if the route is not measured. */
  maxKm: number | null
}

type CardRules<Of extends Kind, Label extends string, Rule extends string> = {
  texts: Localized<LineTexts<Label, Rule>>
  fare: (
    card: CardOf<Of>,
    chosen: ChosenOf<Of>,
    inputs: FareInputs,
  ) => Priced<LineKind | NoInfer<Label>, LineRule | NoInfer<Rule>>
  choose: (card: CardOf<Of>, input: ChoiceInput<Of>) => Offer<ChosenOf<Of>> | null
  faults?: (card: CardOf<Of>) => ListFault[]
  packages?: (card: CardOf<Of>) => readonly Package<ChosenOf<Of>>[]
}

/** Creates the rules of a category whose trips are priced by cards of one kind. */
export function pricedByCard<Of extends Kind, Label extends string, Rule extends string>(
  kind: Of,
  { texts, fare, choose, faults, packages }: CardRules<Of, Label, Rule>,
): Pick<CategoryRules, 'texts' | 'fare' | 'choose' | 'faults' | 'packages'> {
  const isOwn = (card: RateCardContent | null): card is CardOf<Of> => card?.kind === kind
  const isChosen = (chosen: Chosen): chosen is ChosenOf<Of> => chosen.kind === kind
  return {
    texts,
    fare(inputs, card) {
      const { chosen } = inputs
      if (isOwn(card) && isChosen(chosen)) return fare(card, chosen, inputs)
      throw new TypeError(`a ${chosen.kind} trip is not priced by a card of ${card?.kind ?? 'nothing'}`)
    },
    choose: (card, { request, zoneId }) =>
      isOwn(card) ? choose(card, { request: request as RequestOf<Of>, zoneId }) : null,
    faults: (card) => (faults && isOwn(card) ? faults(card) : []),
    packages: (card) => (packages && isOwn(card) ? packages(card) : []),
  }
}
