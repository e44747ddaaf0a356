import {
  chargeDrafts,
  extraHourDrafts,
  extraKmDrafts,
  nightDrafts,
  tripMinutes,
  type LineKind,
  type LineRule,
  type Priced,
} from '../../lines/fare-draft.ts'
import type { FareInputs } from '../../lines/fare-inputs.ts'
import type { CardOf } from '../../shapes/card-content.contract.ts'
import { pricedByCard, type CategoryRules } from '../category-rules.ts'
import { ladderFaults } from '../list-faults.ts'
import { readTexts } from '#kernel/read-texts.ts'
import type words from './words/en/fare-lines.json'

const LINE_TEXTS = readTexts<typeof words>('domains/fares/categories/rental', 'fare-lines')

export const rental: CategoryRules = {
  ...pricedByCard('rental', {
    texts: LINE_TEXTS,
    fare,
    choose({ packages }, { request: { package_id } }) {
      const chosen = packages.find(({ id }) => id === package_id)
      return chosen ? { chosen: { kind: 'rental', package_id }, minutes: chosen.minutes } : null
    },
    faults: ({ packages }) => ladderFaults('packages', packages),
    packages: ({ packages }) =>
      packages.map((one) => ({
        ...one,
        options: [{ chosen: { kind: 'rental', package_id: one.id }, minutes: one.minutes }],
      })),
  }),
  cancelling: { freeMinutes: 120, lateShare: 5000, noShowAfterMinutes: 30 },
  leadMinutes: 60,
  serviceCode: '9966',
  maxKm: null,
}

/**
 * Computes a package of hours and kilometres with a driver, plus extra kilometres and hours, which are known after the
 * trip. A garage-to-garage package also counts the distance and time from the garage and back. Throws if the card lacks
 * the package.
 */
function fare(
  card: CardOf<'rental'>,
  { package_id }: { package_id: string },
  inputs: FareInputs,
): Priced<LineKind | 'package', LineRule | 'package'> {
  const chosen = card.packages.find(({ id }) => id === package_id)
  if (!chosen) throw new RangeError(`the rate card has no package ${package_id}`)
  const { minutes, km, price, garage_to_garage: fromGarage } = chosen
  const { actual } = inputs
  const usage = actual && {
    km: actual.km + (fromGarage ? actual.garage_km : 0),
    minutes: tripMinutes(inputs) + (fromGarage ? actual.garage_minutes : 0),
  }
  return {
    currency: card.currency,
    drafts: [
      {
        kind: 'package',
        quantity: 1,
        unit: 'piece',
        rate: price,
        amount: price,
        rule: 'package',
        inputs: { package_id, minutes, km, garage_to_garage: fromGarage },
      },
      ...(usage ? extraKmDrafts(card.extra_km, { used: usage.km, included: km }) : []),
      ...(usage
        ? extraHourDrafts(card.extra_hour, {
            used: usage.minutes,
            included: minutes,
            grace: card.grace_minutes,
          })
        : []),
      ...nightDrafts(card.night, inputs),
      ...chargeDrafts(card.estimates, inputs),
    ],
    included: { km, minutes },
    beyond: { km: card.extra_km, hour: card.extra_hour, waiting_minute: null },
    deposit: null,
  }
}
