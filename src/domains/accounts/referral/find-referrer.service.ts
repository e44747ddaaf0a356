import type { App } from '#platform/app.ts'
import { findByReferralCode } from '../user.store.ts'

/**
 * Returns the owner of a referral code. Null without one, and for an unknown one, which does not block a registration.
 */
export async function findReferrer({ db }: Pick<App, 'db'>, code: string | null): Promise<string | null> {
  return code === null ? null : findByReferralCode(db, code.toUpperCase())
}
