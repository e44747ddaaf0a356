import { Hono, type Context } from 'hono'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { newToken } from '#platform/crypto.ts'
import type { KnownKey } from '#domains/trips/people/keys/embedding-key.store.ts'
import { frameAncestors } from './frame-ancestors.ts'
import type { FrameBoot, WidgetSession } from './frame-boot.contract.ts'
import { framePage, type FrameFiles } from './frame-page.ts'
import { FrameQuery } from './frame.contract.ts'

type Needs = {
  findKey: (key: string) => Promise<KnownKey | null>
  issueSession: (keyId: string) => WidgetSession
  files: FrameFiles
  productName: string
  isHttps: boolean
  rateLimit: RateLimit
}

/** The frame's document, which the browser shows on the pages of its key's domains alone. */
export function frameRoutes({ findKey, issueSession, files, productName, isHttps, rateLimit }: Needs): Hono {
  return new Hono().get('/widget/frame', rateLimit('widget', 240), async (c) => {
    const { color, corp, ...asked } = FrameQuery.parse(c.req.query())
    const key = await findKey(asked.key)
    const admitted = key && !key.revoked ? key : null
    const boot: FrameBoot = {
      productName,
      ...asked,
      corpId: corp,
      session: admitted ? issueSession(admitted.id) : { token: '', expires_at: '' },
    }
    const ancestors = frameAncestors(admitted?.domains ?? [], { isHttps })
    const nonce = newToken()
    return answer(c, framePage({ boot, primaryColor: color, title: productName, files, nonce }), {
      status: admitted ? 200 : 404,
      policy: framePolicy(nonce, ancestors),
    })
  })
}

function framePolicy(nonce: string, ancestors: string): string {
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

function answer(c: Context, page: string, { status, policy }: { status: 200 | 404; policy: string }) {
  const reply = c.html(page, status, {
    'content-security-policy': policy,
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'cross-origin',
  })
  return reply
}
