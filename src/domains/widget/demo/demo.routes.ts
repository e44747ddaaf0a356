import { LANGUAGE_CODES } from '#kernel/locale.ts'
import { Hono } from 'hono'
import { z } from 'zod'
import type { App } from '#platform/app.ts'
import { newToken } from '#platform/crypto.ts'
import { builtFile } from '#platform/http/pages/built-file.ts'
import { demoEmbed, type Snippets } from './demo-embed.ts'
import { demoPage } from './demo-page.ts'
import { DEMO_METHODS } from './demo.contract.ts'

export type DemoApp = Pick<App, 'productName' | 'publicUrl'> & {
  /** Folder with the built files of the demo pages. */
  demoFiles: string
  snippets: Snippets
}

const DemoParam = z.enum(DEMO_METHODS)
const DemoQuery = z.object({ language: z.enum(LANGUAGE_CODES).catch('en') })

/** Creates the routes of demo pages with the widget, one for each way to embed it. Never mounted in production. */
export function demoRoutes({ productName, publicUrl, demoFiles, snippets }: DemoApp): Hono {
  const { origin } = new URL(publicUrl)
  const place = { publicUrl, productName, pinned: null }
  return new Hono()
    .get('/widget/demo/files/:file', (c) => builtFile(c, demoFiles, c.req.param('file'), 'no-cache'))
    .get(`/widget/demo/:way{${DEMO_METHODS.join('|')}}`, (c) => {
      const way = DemoParam.parse(c.req.param('way'))
      const { language } = DemoQuery.parse(c.req.query())
      const nonce = newToken()
      c.header('content-security-policy', policyOf(nonce, origin))
      c.header('cache-control', 'no-store')
      const embed = demoEmbed(snippets, { way, language, place, nonce })
      return c.html(demoPage({ way, language, productName, embed }))
    })
}

/** Returns a policy as strict as a careful company's. It admits only the widget's script and frame from our address. */
function policyOf(nonce: string, ours: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${ours} 'nonce-${nonce}'`,
    `frame-src ${ours}`,
    "style-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
