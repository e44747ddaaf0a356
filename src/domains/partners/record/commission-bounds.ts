import { basisPointsOf, type CommissionBounds } from './commission.ts'

/** The settings that bound commissions, in percent. */
export type CommissionSettings = {
  of(kind: 'commission_least' | 'commission_most' | 'commission_usual'): number
}

/** Returns the bounds that the staff have set for partners without their own; each is read when it is used. */
export function commissionBounds(settings: CommissionSettings): CommissionBounds {
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
