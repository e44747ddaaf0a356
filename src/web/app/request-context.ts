import type { SiteSettings } from '#src/site-settings.contract.ts'
import { languageOfBasename, splitPath } from './address.ts'
import { TIMEOUT_MS } from './base-query.ts'
import { headerFor } from './header.ts'
import { inProcessQuery } from './in-process-query.ts'
import {
  preferenceNames,
  readCookies,
  readCurrencyChoice,
  readLanguageChoice,
  type LanguageChoice,
} from './preferences.ts'
import { sessionOfRequest } from './session/session.ts'
import type { Site } from './site.tsx'
import { createSiteStore, type SiteStore } from './store.ts'

export type RenderSite = SiteSettings & {
  /** The API, called in-process. */
  fetchApi: (request: Request) => Promise<Response>
}

/** A visitor's request: the site in their language, and a store that calls the API on their behalf. */
export type RequestContext = {
  site: Site
  store: SiteStore
  /** `set-cookie` headers of the API's replies, for the page's own response. */
  passedOn: Headers
  /** The API's calls that failed: the page then shows less than it could. */
  failedCalls: { count: number }
  signPicture: RenderSite['signPicture']
}

/** `preferences`: by default those of the request's cookies. */
export function createRequestContext(
  request: Request,
  from: RenderSite,
  preferences?: Preferences,
): RequestContext {
  const cookies = readCookies(request.headers.get('cookie'))
  const { basename } = splitPath(new URL(request.url).pathname)
  const { language, other, currency, today } = preferences ?? preferencesOf(basename, cookies, from)
  const publicUrl = from.publicUrl.replace(/\/$/, '')
  const passedOn = new Headers()
  const failedCalls = { count: 0 }
  return {
    site: {
      productName: from.productName,
      languages: from.languages,
      publicUrl,
      production: from.production,
      simulated: from.simulated,
      cardField: from.cardField,
      company: from.company,
      commission: from.commission,
      minPayout: from.minPayout,
      knowsNetworks: from.knowsNetworks,
      mapStyleUrl: from.mapStyleUrl,
      sessionPollSeconds: from.sessionPollSeconds,
      language,
      basename,
      today,
    },
    store: createSiteStore(
      {
        inProcess: inProcessQuery(callsOf(request, from, { passedOn, failedCalls }), publicUrl, TIMEOUT_MS),
        origin: publicUrl,
      },
      {
        header: headerFor(language, currency, other),
        session: sessionOfRequest(cookies, from.productName),
      },
    ),
    passedOn,
    failedCalls,
    signPicture: from.signPicture,
  }
}

/** Inputs of an anonymous page other than its URL. */
export type Preferences = LanguageChoice & { currency: string; today: string }

export function preferencesOf(
  basename: Site['basename'],
  cookies: Record<string, string>,
  from: Pick<RenderSite, 'productName' | 'languages' | 'defaultLanguage' | 'defaultCurrency' | 'clock'>,
): Preferences {
  const now = from.clock.now().epochMilliseconds
  const names = preferenceNames(from.productName)
  const fixed = languageOfBasename(basename)
  const chosen = fixed ? { language: fixed } : readLanguageChoice(cookies[names.language], now)
  const isOffered = chosen !== null && from.languages.includes(chosen.language)
  return {
    ...(isOffered ? chosen : { language: from.defaultLanguage }),
    currency: readCurrencyChoice(cookies[names.currency]) ?? from.defaultCurrency,
    today: new Date(now).toISOString().slice(0, 10),
  }
}

const FORWARDED = ['x-forwarded-for', 'x-request-id', 'user-agent'] as const

/**
 * Calls the API in-process with the visitor's cookies, including those of earlier replies, from the site's
 * origin.
 */
function callsOf(
  request: Request,
  { fetchApi, publicUrl }: RenderSite,
  { passedOn, failedCalls }: Pick<RequestContext, 'passedOn' | 'failedCalls'>,
) {
  let cookies = request.headers.get('cookie')
  return async (call: Request) => {
    for (const name of FORWARDED) {
      const value = request.headers.get(name)
      if (value !== null) call.headers.set(name, value)
    }
    if (cookies !== null) call.headers.set('cookie', cookies)
    call.headers.set('origin', new URL(publicUrl).origin)
    failedCalls.count += 1
    const reply = await fetchApi(call)
    if (reply.ok) failedCalls.count -= 1
    for (const cookie of reply.headers.getSetCookie()) {
      passedOn.append('set-cookie', cookie)
      cookies = withSetCookie(cookies, cookie)
    }
    return reply
  }
}

/**
 * Applies a `Set-Cookie` of ours to a `Cookie` header, as a browser does: a new value replaces the old, an
 * empty one deletes it.
 */
function withSetCookie(header: string | null, setCookie: string): string {
  const [pair = ''] = setCookie.split(';')
  const [name, value] = pair.split('=')
  const others = (header ?? '')
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith(`${name}=`))
  return [...others, ...(value ? [pair] : [])].join('; ')
}
