import type { Money } from '#kernel/money.ts'
import type { MarginPreview } from './margin-rule.contract.ts'

/** An offer with its current total and its total under the rule. */
export type Repriced = MarginPreview['examples'][number] & { before: Money; after: Money }

/** Max examples shown. */
const SHOWN = 6

/**
 * Summarises the changes: the number of changed offers, their percentages, and the most changed examples, each car of a
 * plan once.
 */
export function changesBetween(
  offers: readonly Repriced[],
): Pick<MarginPreview, 'offers' | 'changed' | 'percent' | 'examples'> {
  const changed = offers
    .filter(({ before, after }) => before.amount !== after.amount)
    .toSorted((one, other) => Math.abs(percentOf(other)) - Math.abs(percentOf(one)))
  const percents = changed.map(percentOf).toSorted((one, other) => one - other)
  const [least, most] = [percents[0], percents.at(-1)]
  const median = percents[Math.floor(percents.length / 2)]
  const examples = new Map(changed.map((offer) => [`${offer.vehicle} ${offer.plan}`, offer]))
  return {
    offers: offers.length,
    changed: changed.length,
    percent:
      least === undefined || median === undefined || most === undefined ? null : { least, median, most },
    examples: [...examples.values()].slice(0, SHOWN),
  }
}

/** Returns the change in percent, with two decimals. */
function percentOf({ before, after }: Repriced): number {
  return Math.round(((after.amount - before.amount) / before.amount) * 10_000) / 100
}
