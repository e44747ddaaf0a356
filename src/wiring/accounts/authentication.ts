import { hasRows } from '#platform/db/take-rows.store.ts'
import { idTokens } from '#connectors/identity/id-tokens.ts'
import { rateLimitReplies } from '#domains/accounts/authjs/auth-limits.middleware.ts'
import { authPathsAlone } from '#domains/accounts/authjs/auth-paths.middleware.ts'
import { authReadRoutes } from '#domains/accounts/authjs/auth-read.routes.ts'
import { handleAuthRequest } from '#domains/accounts/authjs/auth-visit.http.ts'
import { authRoutes } from '#domains/accounts/authjs/auth.routes.ts'
import { authjs } from '#domains/accounts/authjs/authjs.service.ts'
import { identityStore } from '#domains/accounts/sign-in/identity.store.ts'
import { readSession } from '#domains/accounts/sessions/read-session.usecase.ts'
import { writeSecurityEvent } from '#domains/accounts/security-event.store.ts'
import { signInLink } from '#domains/accounts/sign-in/sign-in-link.usecase.ts'
import { signInRequestStore } from '#domains/accounts/sign-in/sign-in-request.store.ts'
import { signInWithIdentity } from '#domains/accounts/sign-in/sign-in-with-identity.usecase.ts'
import { socialLoginRoutes } from '#domains/accounts/sign-in/social-login.routes.ts'
import { socialLogin } from '#domains/accounts/sign-in/social-login.usecase.ts'
import { updateProfile } from '#domains/accounts/profile/profile.usecase.ts'
import { signOut } from '#domains/accounts/sessions/devices.usecase.ts'
import { derivedKey, newToken, sha256 } from '#platform/crypto.ts'
import type { Accounts } from './accounts.ts'
import type { Job, Shared } from '../share-context.ts'

export type Authentication = ReturnType<typeof wireAuthentication>

/** Sign-in at `/api/auth`: by password, mailed link, or identity provider, whose ID token alone suffices too. */
export function wireAuthentication(
  { db, clock, config, cookies, rateLimit, log }: Shared,
  accounts: Accounts,
) {
  const { users, tokens, findTraveller } = accounts
  const common = { ...accounts, db, clock, writeSecurityEvent, newToken, sha256 }
  const byLink = signInLink({ ...common, requests: signInRequestStore(db) })
  const byIdentity = signInWithIdentity({ ...common, identities: identityStore(db) })
  const askAuth = authjs({
    signIn: accounts.signIn,
    signInLink: byLink,
    signInWithIdentity: byIdentity,
    readSession: readSession({ users }),
    updateProfile: (...changed) => updateProfile({ db, users }, ...changed),
    signOut: (...session) => signOut({ db, tokens, clock }, ...session),
    clients: config.identityProviders,
    secret: derivedKey(config.APP_SECRET, 'cookies of signing in').toString('base64url'),
    cookies,
    log,
  })
  const providers = new Set(['credentials', 'email', ...Object.keys(config.identityProviders)])
  const visit = handleAuthRequest({ askAuth, providers, findTraveller, cookies, log })
  const verifyIdToken = idTokens(config.identityProviders, clock)
  const jobs: Job[] = [
    {
      name: 'mail links to sign in',
      everySeconds: 5,
      isDue: hasRows('sign_in_requests'),
      atOnce: true,
      work: byLink.mailAsked,
    },
  ]
  return {
    rateLimitReplies: rateLimitReplies(cookies.publicUrl),
    pathsAlone: authPathsAlone(log),
    api: [
      authReadRoutes({ handleAuthRequest: visit, rateLimit }),
      authRoutes({ handleAuthRequest: visit, cookies, rateLimit, log }),
      socialLoginRoutes({
        socialLogin: socialLogin({ verifyIdToken, signInWithIdentity: byIdentity }),
        findTraveller,
        cookies,
        rateLimit,
      }),
    ],
    jobs,
  }
}
