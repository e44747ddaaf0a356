import { Hono, type Context } from 'hono'
import type { KnownKey } from '#domains/trips/public.ts'
import type { Language } from '#kernel/locale.ts'
import { newToken } from '#platform/crypto.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { frameAncestors } from './frame-ancestors.ts'
import type { FrameBoot, WidgetSession } from './frame-boot.contract.ts'
import { framePage, type FrameFiles } from './frame-page.ts'
import { FrameQuery, WholePageQuery } from './frame.contract.ts'
import type { WidgetTab } from './widget-config.contract.ts'

type Needs = {
  findKey: (key: string) => Promise<KnownKey | null>
  issueSession: (keyId: string) => WidgetSession
  /** By language, and by the tab that is shown first. */
  files: Readonly<Record<Language, Readonly<Record<WidgetTab, FrameFiles>>>>
  productName: string
  publicUrl: string
  rateLimit: RateLimit
}

const NO_SESSION: WidgetSession = { token: '', expires_at: '' }

/**
 * The framed app's document: as a frame, which the browser shows on the pages of its key's domains alone, and as a page
 * of its own (`asWebPage`), which nobody frames.
 */
export function frameRoutes({
  findKey,
  issueSession,
  files,
  productName,
  publicUrl,
  rateLimit,
}: Needs): Hono {
  const isHttps = publicUrl.startsWith('https:')
  const limit = rateLimit('widget', 240)

  async function admit(asked: string): Promise<KnownKey | null> {
    const key = await findKey(asked)
    return key && !key.revoked ? key : null
  }

  function show(c: Context, admitted: KnownKey | null, shown: Shown): Response {
    const { boot, color, ancestors, status } = shown
    const session = admitted ? issueSession(admitted.id) : NO_SESSION
    const nonce = newToken()
    const page = framePage({
      boot: { productName, ...boot, session },
      primaryColor: color,
      files: files[boot.language][boot.tabs[0] ?? 'local'],
      nonce,
    })
    c.header('content-security-policy', policyOf(nonce, ancestors))
    c.header('cache-control', 'private, no-store')
    return c.body(page, status, { 'content-type': 'text/html; charset=utf-8' })
  }

  return new Hono()
    .get('/widget/frame', limit, async (c) => {
      const { color, corp, ...asked } = FrameQuery.parse(c.req.query())
      const admitted = await admit(asked.key)
      c.header('cross-origin-resource-policy', 'cross-origin')
      return show(c, admitted, {
        boot: { ...asked, corpId: corp },
        color,
        ancestors: frameAncestors(admitted?.domains ?? [], { isHttps }),
        status: admitted ? 200 : 404,
      })
    })
    .get('/widget/page', limit, async (c) => {
      const { color, corp, partner, sub, ...asked } = WholePageQuery.parse(c.req.query())
      const admitted = await admit(asked.key)
      return show(c, admitted, {
        boot: { ...asked, corpId: corp, id: '', origin: '', partnerCode: partner, subId: sub },
        color,
        ancestors: "'none'",
        status: admitted ? 200 : 404,
      })
    })
}

type Shown = {
  boot: Omit<FrameBoot, 'productName' | 'session'>
  color: string
  ancestors: string
  status: 200 | 404
}

function policyOf(nonce: string, ancestors: string): string {
  return [
    "default-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}
