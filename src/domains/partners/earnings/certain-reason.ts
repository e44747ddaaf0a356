import type { EarningReason } from '../record/earning.contract.ts'
import type { EarningFlag } from './earning-flag.contract.ts'

/** Flags that alone prove a booking by the partner's own people. */
const PROOFS: ReadonlySet<EarningFlag> = new Set(['own_account', 'own_email'])

/** Flags that alone may be a coincidence, but not two together. */
const SUSPICIONS: ReadonlySet<EarningFlag> = new Set(['own_mailbox', 'own_phone', 'own_card', 'own_browser'])

/** Returns the reason why a booking with these flags is not paid in any case. Null if a person may have to decide. */
export function certainReason(flags: readonly EarningFlag[]): EarningReason | null {
  if (flags.some((flag) => PROOFS.has(flag))) return 'self_referral'
  if (flags.filter((flag) => SUSPICIONS.has(flag)).length > 1) return 'self_referral'
  if (flags.includes('same_booking')) return 'duplicate'
  return null
}
