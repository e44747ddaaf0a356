import { pwnedPasswords } from '#connectors/breached-passwords/pwned-passwords.ts'
import { idTokens } from '#connectors/identity/id-tokens.ts'
import { rateLimitReplies } from '#domains/accounts/authjs/auth-limits.middleware.ts'
import { authPathsAlone } from '#domains/accounts/authjs/auth-paths.middleware.ts'
import { passwordHashes } from '#domains/accounts/passwords/password-hash.service.ts'
import { batchLookUps } from '#domains/accounts/sessions/batch-look-ups.service.ts'
import { createFindTraveller } from '#domains/accounts/sessions/find-traveller.http.ts'
import {
  findCaller,
  requireRole,
  requireTraveller,
} from '#domains/accounts/sessions/require-role.middleware.ts'
import { findTravellers } from '#domains/accounts/sessions/token.store.ts'
import { claimBookings } from '#domains/rentals/bookings/claim-bookings.store.ts'
import { argon2id, derivedKey, sealer, sha256 } from '#platform/crypto.ts'
import { passkeys } from '#platform/passkeys.ts'
import type { Shared } from './share-context.ts'

export type Accounts = ReturnType<typeof wireAccounts>

/** Timeout of the breached-password check while a user waits for a new password to be accepted. */
const BREACHES_TIMEOUT_MS = 1000

/** Creates the guards of accounts, and the parts of the app that they add. */
export function wireAccounts({ config, db, clock, now, cookies, log, passwordCost, publicUrl }: Shared) {
  const findByHash = batchLookUps((hashes: readonly Buffer[]) => findTravellers(db, hashes, now()))
  const findTraveller = createFindTraveller((token) => findByHash(sha256(token)), cookies)
  return {
    findTraveller,
    requireTraveller: requireTraveller(findTraveller, cookies),
    requireRole: requireRole(findTraveller, cookies),
    knowCaller: findCaller(findTraveller, cookies),
    passwords: passwordHashes(argon2id, passwordCost),
    checkBreaches: breachesOf(config),
    claimBookings,
    passkeys: passkeys({ publicUrl, productName: config.PRODUCT_NAME }),
    codeSealer: sealer(derivedKey(config.APP_SECRET, 'secrets of one-time codes')),
    oauthClients: config.identityProviders,
    authSecret: derivedKey(config.APP_SECRET, 'cookies of signing in').toString('base64url'),
    verifyIdToken: idTokens(config.identityProviders, clock),
    /** Middleware before every route of `/api/auth`. */
    authLayers: [rateLimitReplies(cookies.publicUrl), authPathsAlone(log)] as const,
  }
}

function breachesOf({ BREACHED_PASSWORDS_URL: url, PRODUCT_NAME: userAgent }: Shared['config']) {
  return url === undefined ? null : pwnedPasswords({ url, timeoutMs: BREACHES_TIMEOUT_MS, userAgent })
}
