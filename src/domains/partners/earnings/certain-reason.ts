import type { EarningReason } from '../record/earning.contract.ts'
import type { EarningFlag } from './earning-flag.contract.ts'

/** Prove by themselves that a partner's own people booked. */
const PROOFS: ReadonlySet<EarningFlag> = new Set(['own_account', 'own_email'])

/** Each may be a coincidence; two of them are none. */
const SUSPICIONS: ReadonlySet<EarningFlag> = new Set(['own_mailbox', 'own_phone', 'own_card', 'own_browser'])

/** Why nothing is paid for a booking with these flags, whoever looks at it; null: a person may have to decide. */
export function certainReason(flags: readonly EarningFlag[]): EarningReason | null {
  if (flags.some((flag) => PROOFS.has(flag))) return 'self_referral'
  if (flags.filter((flag) => SUSPICIONS.has(flag)).length > 1) return 'self_referral'
  if (flags.includes('same_booking')) return 'duplicate'
  return null
}
