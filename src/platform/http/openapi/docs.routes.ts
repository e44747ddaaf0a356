import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'

/** The reference page's script sets its styles, which this policy allows; its images are `data:` URLs. */
const DOCS_POLICY =
  "default-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const FILES: ReadonlyMap<string, string> = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
])

/** Routes of `/docs`: the API reference, read from /openapi.json by Swagger UI, all served from our own origin. */
export function docsRoutes({ productName }: { productName: string }): Hono {
  const uiDir = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${productName} API</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/docs/swagger-ui.css"></head>
<body><main id="reference"></main><script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body></html>`
  const start = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#reference', deepLinking: true })`
  return new Hono()
    .get('/docs', (c) => c.html(page, 200, { 'content-security-policy': DOCS_POLICY }))
    .get('/docs/start.js', (c) => c.body(start, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
    .get('/docs/:file', async (c) => {
      const type = FILES.get(c.req.param('file'))
      if (!type) return c.notFound()
      const content = await readFile(join(uiDir, c.req.param('file')))
      return c.body(new Uint8Array(content), 200, {
        'content-type': type,
        'cache-control': 'public, max-age=86400',
      })
    })
}
