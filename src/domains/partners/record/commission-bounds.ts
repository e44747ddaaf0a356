import { basisPointsOf, type CommissionBounds } from './commission.ts'

type Named = 'commission_least' | 'commission_most' | 'commission_usual'

/** What partners may ask as the staff have set it, in percent: each is read when it is used. */
export function commissionBounds(settings: { of(kind: Named): number }): CommissionBounds {
  return {
    get min() {
      return basisPointsOf(settings.of('commission_least'))
    },
    get max() {
      return basisPointsOf(settings.of('commission_most'))
    },
    get usual() {
      return basisPointsOf(settings.of('commission_usual'))
    },
  }
}
