import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { directionOf, LANGUAGE_CODES } from '#kernel/locale.ts'
import { builtFile } from '#platform/http/pages/built-file.ts'

const ComponentsQuery = z.object({ language: z.enum(LANGUAGE_CODES).catch('en') })

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** React Aria would add a style element with this id if missing, which the policy blocks; its rule is in ours. */
const ARIA_STYLE = 'react-aria-pressable-style'

/** A page with every component of `src/ui`, for who builds pages; `folder` has its build. Never mounted in production. */
export function componentsRoutes({ folder, productName }: { folder: string; productName: string }): Hono {
  return new Hono()
    .get('/components/files/:file', (c) => builtFile(c, folder, c.req.param('file'), 'no-cache'))
    .get('/components', (c) => {
      const { language } = ComponentsQuery.parse(c.req.query())
      c.header('content-security-policy', POLICY)
      c.header('cache-control', 'no-store')
      return c.html(
        html`<!doctype html>
          <html lang="${language}" dir="${directionOf(language)}">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width, initial-scale=1" />
              <meta name="robots" content="noindex" />
              <title>${productName}</title>
              <link rel="stylesheet" id="${ARIA_STYLE}" href="/components/files/entry.css" />
              <link rel="icon" href="data:," />
              <script type="module" src="/components/files/entry.js"></script>
            </head>
            <body>
              <div id="root"></div>
            </body>
          </html>`,
      )
    })
}
