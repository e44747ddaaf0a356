import { langIdOf } from '#kernel/locale.ts'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { Log } from '#platform/log.ts'
import { KnownEmailField } from '#kernel/contract.ts'
import { emailKey } from '#kernel/email-address.ts'
import { originOf } from '../sessions/request-origin.http.ts'
import type { FindTraveller } from '../sessions/find-traveller.http.ts'
import { forgetSession, rememberUserData, type SessionCookies } from '../sessions/session-cookies.http.ts'
import { rememberSignIn } from '../sessions/session-reply.http.ts'
import type { Traveller } from '../sessions/token.ts'
import { toUserData } from '../user-reply.ts'
import type { ProfileChange } from '../user.store.ts'
import { errorName } from './auth-error-names.ts'
import { newAuthExchange, type AuthExchange } from './auth-exchange.ts'
import {
  errorPage,
  sameOriginAddress,
  toAuthRequest,
  toClientReply,
  toLinkRequest,
  toPage,
  type AuthFields,
  type ClientReply,
} from './auth-wire.ts'
import type { OAuthClients } from './auth-providers.service.ts'
import { referralCookie } from './referral-cookie.http.ts'

export type AuthVisitApp = {
  oauthClients: OAuthClients
  findTraveller: FindTraveller
  cookies: SessionCookies
  log: Log
}

/** Passes one request of the browser client to Auth.js, and stores the result in the client's cookies. */
export type HandleAuthRequest = (
  c: Context,
  path: string,
  fields?: AuthFields,
  change?: ProfileChange,
) => Promise<ClientReply>

/**
 * Calls that only answer JSON. They ignore a `callbackUrl` in their query, so an invalid one does not cause a
 * rejection.
 */
const LEADS_NOWHERE: ReadonlySet<string> = new Set(['/session', '/csrf', '/providers'])

/** Creates the function that passes requests to Auth.js, which `run` runs. */
export function createAuthHandler(
  { oauthClients, findTraveller, cookies, log }: AuthVisitApp,
  run: (request: Request, exchange: AuthExchange) => Promise<Response>,
): HandleAuthRequest {
  const providers: ReadonlySet<string> = new Set(['credentials', 'email', ...Object.keys(oauthClients)])
  const tokenCookie = `${cookies.product}_token`
  const referral = referralCookie(cookies)

  return async (c, path, fields, change) => {
    c.header('cache-control', 'private, no-store')
    const site = new URL(cookies.publicUrl ?? c.req.url).origin
    const search = LEADS_NOWHERE.has(path) ? '' : new URL(c.req.url).search
    const callbackUrl = fields?.callbackUrl ?? new URLSearchParams(search).get('callbackUrl')
    if (
      typeof callbackUrl === 'string' &&
      callbackUrl !== '' &&
      sameOriginAddress(callbackUrl, site) === null
    ) {
      log.info({ ...errorName('InvalidCallbackUrl') }, 'sign-in')
      return toPage(errorPage('InvalidCallbackUrl'), site, fields)
    }
    const provider = c.req.param('provider')
    if (provider !== undefined && !providers.has(provider)) return toPage('/login', site, fields)
    const email = path === '/signin/email' ? KnownEmailField.safeParse(fields?.email) : null
    if (email?.success === false) return toPage(errorPage('EmailSignin'), site, fields)
    const byLink = path === '/callback/email'
    if (byLink && !fields?.token) return toPage(errorPage('Verification'), site, fields)
    const before = (await findTraveller(c))?.traveller ?? null
    const langId = langIdOf(languageOfRequest(c))
    const referralCode = referral.read(c)
    const knownBrowser = email?.success === true && cookies.browsers.isKnown(c, emailKey(email.data))
    const exchange = newAuthExchange(
      { before, origin: originOf(c), langId, knownBrowser, referralCode },
      change,
    )
    const common = { site, cookie: c.req.header('cookie') }
    const request = byLink
      ? toLinkRequest({ ...common, fields })
      : toAuthRequest({
          ...common,
          path: path + search,
          fields: email ? { ...fields, email: email.data } : fields,
        })
    const response = await run(request, exchange)
    // We set the session cookies ourselves: a guest's is unknown to Auth.js, and stays.
    for (const cookie of response.headers.getSetCookie())
      if (!cookie.startsWith(`${tokenCookie}=`)) c.header('set-cookie', cookie, { append: true })
    if (path.startsWith('/callback/')) referral.forget(c)
    const dead = before === null && getCookie(c, tokenCookie) !== undefined
    writeSession(c, exchange, { before, dead })
    if (exchange.wait !== null) c.header('retry-after', String(exchange.wait))
    if (exchange.callbackError) return toPage(errorPage(exchange.callbackError), site, fields)
    const body: unknown = response.status === 302 ? null : await response.json()
    return toClientReply({ response, body }, site)
  }

  function writeSession(
    c: Context,
    { started, found, ended }: AuthExchange,
    { before, dead }: { before: Traveller | null; dead: boolean },
  ) {
    if (started) {
      const { session, remember } = started
      rememberSignIn(c, cookies, { ...session, remember })
    } else if (ended || dead) forgetSession(c, cookies)
    else if (found && before) rememberUserData(c, cookies, toUserData(found.user), before)
  }
}
