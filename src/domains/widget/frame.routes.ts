import { Hono, type Context } from 'hono'
import type { KnownKey } from '#domains/identity/public.ts'
import type { Language } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import { newToken } from '#platform/crypto.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { frameAncestors } from './frame-ancestors.ts'
import type { FrameBoot, WidgetSession } from './frame-boot.contract.ts'
import { framePage } from './frame-page.ts'
import { FrameQuery, WholePageQuery } from './frame.contract.ts'
import type { issueSession, WidgetSessionApp } from './session/widget-session.service.ts'
import type { WidgetBuild } from './widget-build.service.ts'

export type FrameApp = WidgetSessionApp &
  Pick<App, 'findKey' | 'productName' | 'defaultLanguage' | 'publicUrl'> & {
    build: Pick<WidgetBuild, 'files'>
    /** The tile map, with the origins that it loads from. Null if there is none. */
    map: { style: string; sources: readonly string[] } | null
    rateLimit: RateLimit
  }

type FrameServices = {
  issueSession: typeof issueSession
  /** Returns true if a company has this id. */
  isCompany: (corpId: string) => Promise<boolean>
}

const NO_SESSION: WidgetSession = { token: '', expires_at: '' }

/**
 * Creates the routes of the widget's document: as a frame, which browsers show only on its key's domains, and as a page
 * of its own (`asWebPage`), which cannot be framed. On our own pages neither needs a key, like our own calls.
 */
export function frameRoutes(app: FrameApp, services: FrameServices): Hono {
  const { build, productName, defaultLanguage, map, publicUrl, rateLimit } = app
  const isHttps = publicUrl.startsWith('https:')
  const limit = rateLimit('widget', 240)

  async function admit(keyId: string): Promise<KnownKey | null> {
    const key = keyId === '' ? null : await app.findKey(keyId)
    return key && !key.revoked ? key : null
  }

  async function show(c: Context, admitted: KnownKey | null, shown: Shown): Promise<Response> {
    const { color, ancestors } = shown
    const { language = defaultLanguage, ...fields } = shown.boot
    const session = admitted ? services.issueSession(app, admitted.id) : NO_SESSION
    const nonce = newToken()
    const corpUnknown = fields.corpId !== '' && !(await services.isCompany(fields.corpId))
    const keyPartnerCode = admitted?.partnerCode
    const boot = {
      productName,
      language,
      ...fields,
      ...(corpUnknown && { corpUnknown }),
      ...(keyPartnerCode && { keyPartnerCode }),
      ...(map && { mapStyleUrl: map.style }),
      session,
    }
    const page = framePage({
      boot,
      primaryColor: color,
      files: build.files[boot.language][boot.tabs[0] ?? 'local'],
      nonce,
    })
    c.header('content-security-policy', policyOf(nonce, ancestors, map?.sources ?? []))
    c.header('cache-control', 'private, no-store')
    return c.body(page, admitted || fields.key === '' ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
    })
  }

  return new Hono()
    .get('/widget/frame', limit, async (c) => {
      const { color, corp, ...query } = FrameQuery.parse(c.req.query())
      const admitted = await admit(query.key)
      c.header('cross-origin-resource-policy', 'cross-origin')
      return show(c, admitted, {
        boot: { ...query, corpId: corp },
        color,
        ancestors: query.key === '' ? "'self'" : frameAncestors(admitted?.domains ?? [], { isHttps }),
      })
    })
    .get('/widget/page', limit, async (c) => {
      const { color, corp, partner, sub, trip, offer, ...query } = WholePageQuery.parse(c.req.query())
      const admitted = await admit(query.key)
      return show(c, admitted, {
        boot: {
          ...query,
          corpId: corp,
          id: '',
          origin: '',
          partnerCode: partner,
          subId: sub,
          ...(trip && { tripId: trip }),
          ...(offer && { offer }),
        },
        color,
        ancestors: "'none'",
      })
    })
}

type Shown = {
  boot: Omit<FrameBoot, 'productName' | 'session' | 'language' | 'mapStyleUrl'> & {
    language?: Language | undefined
  }
  color: string
  ancestors: string
}

function policyOf(nonce: string, ancestors: string, mapSources: readonly string[]): string {
  return [
    "default-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    ["connect-src 'self'", ...mapSources].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}
