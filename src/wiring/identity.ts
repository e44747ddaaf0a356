import { findWalletState } from '#domains/companies/wallets/wallet.store.ts'
import { crossOrigin } from '#domains/identity/keys/cross-origin.middleware.ts'
import { findEmbeddingKey, isOnAnyDomain } from '#domains/identity/keys/embedding-key.store.ts'
import { createReadKey } from '#domains/identity/keys/read-key.http.ts'
import { createTripSignIn } from '#domains/identity/module.ts'
import { findTripCaller } from '#domains/identity/sessions/trip-session.store.ts'
import { tripGuards } from '#domains/identity/trip-caller.middleware.ts'
import { derivedKey, derivedToken } from '#platform/crypto.ts'
import { knownBrowsers } from '#platform/http/known-browser.ts'
import type { Accounts } from './accounts.ts'
import type { Shared } from './share-context.ts'

export type Identity = ReturnType<typeof wireIdentity>

type Others = {
  accounts: Pick<Accounts, 'passwords'>
  isWidgetSession: (keyId: string, session: string) => boolean
}

/** Creates the guards of trips, and the parts of the app that identity adds. */
export function wireIdentity(shared: Shared, { accounts, isWidgetSession }: Others) {
  const { db, clock, now, config, cookies, publicUrl, limitEach } = shared
  const readKey = createReadKey({ findKey: (key) => findEmbeddingKey(db, key), publicUrl, isWidgetSession })
  const parts = {
    ...tripGuards({
      findCaller: (bearer) => findTripCaller(db, bearer, now()),
      readKey,
      limitKey: limitEach('embedding key'),
    }),
    walletOf: (companyId: string) => findWalletState(db, companyId),
    otpHash: otpHashOf(config.APP_SECRET),
    tripBrowsers: knownBrowsers({
      secret: config.APP_SECRET,
      cookies,
      clock,
      path: '/trips',
      framed: true,
    }),
  }
  return {
    ...parts,
    /** Middleware before every route of `/trips`. */
    crossOrigin: crossOrigin({ readKey, isOnAnyDomain: (host) => isOnAnyDomain(db, host), publicUrl }),
    /** One instance for `/trips` and the root, so that its limits count both. */
    tripSignIn: createTripSignIn({ ...shared, ...accounts, ...parts }),
  }
}

/** Returns the keyed hash of codes: six digits are soon guessed from a hash without a key. */
function otpHashOf(secret: string) {
  const key = derivedKey(secret, 'one-time codes of trips')
  return (otpId: string, code: string) => Buffer.from(derivedToken(key, `${otpId} ${code}`), 'base64url')
}
