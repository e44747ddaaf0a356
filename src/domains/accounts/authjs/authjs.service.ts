import { Auth, type AuthConfig } from '@auth/core'
import { OAuthAccountNotLinked, OAuthCallbackError } from '@auth/core/errors'
import { z } from 'zod'
import type { Log } from '#platform/log.ts'
import { identityOf, type Identity } from '../sign-in/identity.ts'
import type { ReadSession } from '../sessions/read-session.usecase.ts'
import type { SignInLink } from '../sign-in/sign-in-link.usecase.ts'
import type { SignInWithIdentity } from '../sign-in/sign-in-with-identity.usecase.ts'
import type { SignIn } from '../sign-in/sign-in.usecase.ts'
import type { ProfileChange } from '../user.store.ts'
import type { Origin, Traveller } from '../sessions/token.ts'
import { IDENTITY_PROVIDERS } from '../sign-in/social-login.contract.ts'
import { authAdapter } from './auth-adapter.service.ts'
import { authLog } from './auth-log.ts'
import { authProviders, type OAuthClients } from './auth-providers.service.ts'
import { authSession } from './auth-session.ts'
import type { AuthExchange } from './auth-exchange.ts'
import { AUTH_PATH, ownAddress } from './auth-wire.ts'
import { SignInRejected } from './sign-in-rejected.ts'
import { callbackError } from './callback-error.ts'

export type AuthNeeds = {
  signIn: SignIn
  signInLink: SignInLink
  signInWithIdentity: SignInWithIdentity
  readSession: ReadSession
  updateProfile: (userId: string, change: ProfileChange) => Promise<unknown>
  signOut: (traveller: Traveller, origin: Origin) => Promise<void>
  clients: OAuthClients
  secret: string
  cookies: { product: string; secure: boolean }
  log: Log
}

export type AskAuth = (request: Request, turn: AuthExchange) => Promise<Response>

/**
 * Runs Auth.js on our sessions: our own token replaces its signed one, so that the whole product shares one cookie.
 * Session changes are read from the exchange, never from the cookies that Auth.js would set.
 */
export function authjs(needs: AuthNeeds): AskAuth {
  return (request, turn) => Auth(request, configOf(needs, turn, new URL(request.url)))
}

function configOf(needs: AuthNeeds, turn: AuthExchange, url: URL): AuthConfig {
  const { cookies, signOut, secret, signInLink } = needs
  const { before, origin } = turn.visitor
  const onWayBack = IDENTITY_PROVIDERS.some((name) => url.pathname === `${AUTH_PATH}/callback/${name}`)
  return {
    basePath: AUTH_PATH,
    trustHost: true,
    secret,
    useSecureCookies: cookies.secure,
    cookies: { sessionToken: { name: `${cookies.product}_token` } },
    providers: authProviders(needs, turn),
    adapter: authAdapter(signInLink, turn, url.searchParams.get('token')),
    session: { strategy: 'jwt' },
    jwt: { encode: async () => turn.started?.session.token ?? '-', decode: async () => ({}) },
    pages: { signIn: '/login', signOut: '/', error: '/error', verifyRequest: '/login' },
    callbacks: {
      redirect: ({ url: target, baseUrl }) => ownAddress(target, baseUrl) ?? baseUrl,
      async signIn({ account, profile = {} }) {
        if (turn.rejection !== null) throw new SignInRejected(turn.rejection)
        const provider = IDENTITY_PROVIDERS.find((name) => name === account?.provider)
        if (provider && account)
          await byIdentity(needs, turn, identityOf(provider, account.providerAccountId, claimsOf(profile)))
        return true
      },
      async jwt({ token, trigger }) {
        if (trigger === 'signIn') return token
        turn.found = await readFound(needs, turn)
        return turn.found && token
      },
      session: ({ session }) => turn.found?.session ?? session,
    },
    events: {
      async signOut() {
        if (before) await signOut(before, origin)
        turn.ended = true
      },
    },
    logger: authLog(needs.log, (error) => {
      if (onWayBack) turn.callbackError = callbackError(error)
    }),
  }
}

/** Returns the signed-in user, after applying the request's profile changes. */
async function readFound({ readSession, updateProfile }: AuthNeeds, { visitor, change }: AuthExchange) {
  const { before } = visitor
  if (!before || before.role === 'guest') return null
  if (change) await updateProfile(before.userId, change)
  const found = await readSession(before)
  return found && { user: found.user, session: authSession(found) }
}

async function byIdentity({ signInWithIdentity }: AuthNeeds, turn: AuthExchange, identity: Identity) {
  const found = await signInWithIdentity({ ...turn.visitor, identity })
  if (found.ok) {
    turn.started = { session: found.value, remember: true }
    return
  }
  const { code, detail } = found.failure
  if (code === 'account_not_linked') throw new OAuthAccountNotLinked(detail)
  if (code === 'identity_without_email') throw new OAuthCallbackError(detail)
  throw new SignInRejected(code)
}

/** Returns the claims with the name, which Apple sends only once, separate from them. */
function claimsOf({ user, ...claims }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const name = AppleUser.safeParse(user).data?.name
  return name ? { ...claims, given_name: name.firstName, family_name: name.lastName } : claims
}

const AppleUser = z.object({ name: z.object({ firstName: z.string(), lastName: z.string() }) })
