import { Auth, type AuthConfig } from '@auth/core'
import { OAuthAccountNotLinked, OAuthCallbackError } from '@auth/core/errors'
import { z } from 'zod'
import type { App } from '#platform/app.ts'
import { identityOf, type Identity } from '../sign-in/identity.ts'
import { updateProfile } from '../profile/profile.usecase.ts'
import { signOut } from '../sessions/devices.usecase.ts'
import { readSession } from '../sessions/read-session.usecase.ts'
import { signInWithIdentity } from '../sign-in/sign-in-with-identity.usecase.ts'
import type { SignInApp } from '../sign-in/sign-in.usecase.ts'
import { IDENTITY_PROVIDERS } from '../sign-in/social-login.contract.ts'
import { authLog } from './auth-log.ts'
import { authProviders, type ProvidersApp } from './auth-providers.service.ts'
import { authSession } from './auth-session.ts'
import type { AuthExchange } from './auth-exchange.ts'
import { AUTH_PATH, sameOriginAddress } from './auth-wire.ts'
import { SignInRejected } from './sign-in-rejected.ts'
import { callbackError } from './callback-error.ts'
import type { Adapter, AdapterUser } from '@auth/core/adapters'
import { signInByLink } from '../sign-in/sign-in-link.usecase.ts'

declare module '#platform/app.ts' {
  interface App {
    /** Encrypts the cookies of Auth.js. */
    authSecret: string
  }
}

/** The parts of the app that Auth.js runs on. */
export type AuthjsApp = ProvidersApp &
  Pick<App, 'log' | 'authSecret'> & { cookies: { product: string; secure: boolean } }

/**
 * Runs Auth.js on our sessions: our own token replaces its signed one, so that the whole product shares one cookie.
 * Session changes are read from the exchange, never from the cookies that Auth.js would set.
 */
export function runAuthjs(app: AuthjsApp, request: Request, exchange: AuthExchange): Promise<Response> {
  return Auth(request, configOf(app, exchange, new URL(request.url)))
}

function configOf(app: AuthjsApp, exchange: AuthExchange, url: URL): AuthConfig {
  const { cookies } = app
  const { before, origin } = exchange.visitor
  const isCallback = IDENTITY_PROVIDERS.some((name) => url.pathname === `${AUTH_PATH}/callback/${name}`)
  return {
    basePath: AUTH_PATH,
    trustHost: true,
    secret: app.authSecret,
    useSecureCookies: cookies.secure,
    cookies: { sessionToken: { name: `${cookies.product}_token` } },
    providers: authProviders(app, exchange),
    adapter: authAdapter(app, exchange, url.searchParams.get('token')),
    session: { strategy: 'jwt' },
    jwt: { encode: async () => exchange.started?.session.token ?? '-', decode: async () => ({}) },
    pages: { signIn: '/login', signOut: '/', error: '/error', verifyRequest: '/login' },
    callbacks: {
      redirect: ({ url: target, baseUrl }) => sameOriginAddress(target, baseUrl) ?? baseUrl,
      async signIn({ account, profile = {} }) {
        if (exchange.rejection !== null) throw new SignInRejected(exchange.rejection)
        const provider = IDENTITY_PROVIDERS.find((name) => name === account?.provider)
        if (provider && account)
          await byIdentity(app, exchange, identityOf(provider, account.providerAccountId, claimsOf(profile)))
        return true
      },
      async jwt({ token, trigger }) {
        if (trigger === 'signIn') return token
        exchange.found = await readSignedIn(app, exchange)
        return exchange.found && token
      },
      session: ({ session }) => exchange.found?.session ?? session,
    },
    events: {
      async signOut() {
        if (before) await signOut(app, before, origin)
        exchange.ended = true
      },
    },
    logger: authLog(app.log, (error) => {
      if (isCallback) exchange.callbackError = callbackError(error)
    }),
  }
}

/** Returns the signed-in user, after applying the request's profile changes. */
async function readSignedIn(app: AuthjsApp, { visitor, change }: AuthExchange) {
  const { before } = visitor
  if (!before || before.role === 'guest') return null
  if (change) await updateProfile(app, before.userId, change)
  const found = await readSession(app, before)
  return found && { user: found.user, session: authSession(found) }
}

async function byIdentity(app: SignInApp, exchange: AuthExchange, identity: Identity) {
  const signedIn = await signInWithIdentity(app, { ...exchange.visitor, identity })
  if (signedIn.ok) {
    exchange.started = { session: signedIn.value, remember: true }
    return
  }
  const { code, detail } = signedIn.failure
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

/** Auth.js checks a link's expiry by the system clock; we have already checked it by our own. */
const NOT_OVER = new Date(8.64e15)

/**
 * Creates the account adapter of Auth.js. The use cases determine the account when a link is used or a service has
 * identified the user, and store it in the exchange. Auth.js only reads the result here.
 */
function authAdapter(app: SignInApp, exchange: AuthExchange, secret: string | null): Adapter {
  const decided = async () => exchange.started && adapterUser(exchange.started.session.user)
  return {
    getUserByEmail: decided,
    getUserByAccount: decided,
    /** Returns no user: a previously signed-in one is irrelevant here. */
    getUser: async () => null,
    async updateUser() {
      const user = await decided()
      if (!user) throw new Error('nobody has signed in')
      return user
    },
    /** Creates no token: a link's secret is created when it is mailed. */
    createVerificationToken: async () => null,
    async useVerificationToken({ token }) {
      const { before, origin } = exchange.visitor
      const used = await signInByLink(app, { secret: secret ?? '', before, origin })
      if (used.ok) exchange.started = { session: used.value, remember: true }
      else if (used.failure.code === 'link_over') return null
      else exchange.rejection = used.failure.code
      return { identifier: used.ok ? used.value.user.email : '', token, expires: NOT_OVER }
    },
  }
}

function adapterUser({ id, email }: { id: string; email: string }): AdapterUser {
  return { id, email, emailVerified: null }
}
