import { guestLogin } from '#domains/accounts/guest-login.usecase.ts'
import { guestRoutes } from '#domains/accounts/guest.routes.ts'
import { tokenStore } from '#domains/accounts/token.store.ts'
import { createFindTraveller, requireTraveller } from '#domains/accounts/traveller.routes.ts'
import { newToken, sha256 } from '#platform/crypto.ts'
import type { Shared } from './shared.ts'

export type Accounts = ReturnType<typeof wireAccounts>

export function wireAccounts({ db, clock, now, cookies, rateLimit }: Shared) {
  const tokens = tokenStore(db)
  const newGuest = guestLogin({ tokens, clock, newToken, sha256 })
  const findTraveller = createFindTraveller((token) => tokens.findTraveller(sha256(token), now()), cookies)
  return {
    guestLogin: newGuest,
    findTraveller,
    requireTraveller: requireTraveller(findTraveller, cookies),
    api: [guestRoutes({ guestLogin: newGuest, cookies, rateLimit })],
  }
}
