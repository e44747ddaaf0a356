import { listener } from '#testing/infrastructure/listener.ts'

type HostPage = {
  /** Inside `<head>`. */
  head?: string
  /** Inside `<body>`, where `LOADER` stands for the loader's address. */
  body: string
  /** The page's own content security policy. */
  policy?: string
}

/** Another company's site: pages on an origin that is not ours, at paths of their own. */
export async function hostSite(ours: string) {
  const server = await listener()
  const pages = new Map<string, HostPage>()
  server.answerBy((request) => {
    const page = pages.get(new URL(request.url).pathname)
    if (!page) return new Response(null, { status: 404 })
    const { head = '', body, policy } = page
    const text = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`
    return new Response(text.replaceAll('LOADER', `${ours}/widget/v1/loader.js`), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...(policy && { 'content-security-policy': policy }),
      },
    })
  })
  return {
    url: `http://localhost:${server.port}`,
    /** Serves a page, and returns its address. */
    show(page: HostPage): string {
      const path = `/page-${pages.size + 1}`
      pages.set(path, page)
      return `http://localhost:${server.port}${path}`
    },
    close: () => server.close(),
  }
}

/** The two lines that a page needs. */
export function snippet(key: string, attributes = ''): string {
  return `<script async src="LOADER"></script><rihla-booking api-key="${key}" ${attributes}></rihla-booking>`
}
