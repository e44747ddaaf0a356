import { listener } from '#testing/infrastructure/listener.ts'

/** Placeholder of a widget until the script has loaded. */
const RESERVED = '<svg width="100%" display="block" height="720"></svg>'

type HostPage = {
  /** Inside `<head>`. */
  head?: string
  /** Inside `<body>`, where `LOADER` stands for the loader's address. */
  body: string
  /** The page's own content security policy. */
  policy?: string
}

/** Hostile styles and scripts of a host page: they hide everything and break built-ins. */
const FILES: Record<string, { type: string; text: string }> = {
  '/hostile.css': {
    type: 'text/css',
    text: `* { display: none !important; visibility: hidden !important; width: 10px !important; height: 3px !important; opacity: 0 !important; position: fixed !important }
    html, body { display: block !important; visibility: visible !important; opacity: 1 !important; position: static !important; width: auto !important }
    iframe, rihla-booking { display: none !important; transform: scale(0) !important; max-height: 1px !important; color: red; font-size: 60px; letter-spacing: 1em }`,
  },
  '/hostile.js': {
    type: 'text/javascript',
    text: `for (const name of ['map', 'filter', 'find', 'includes', 'forEach', 'reduce', 'some', 'every', 'indexOf', 'concat', 'flat'])
        Array.prototype[name] = () => { throw new Error('the page has its own ' + name) }
      Array.prototype.own = Object.prototype.own = String.prototype.own = () => 1
      Array.from = Object.entries = Object.fromEntries = JSON.stringify = () => { throw new Error('the page has its own') }
      window.Promise = class Promise { constructor() { throw new Error('the page has its own Promise') } }
      window.$ = window.jQuery = () => null`,
  },
}

/** Head of a page with hostile styles and scripts. */
export const HOSTILE = '<link rel="stylesheet" href="/hostile.css"><script src="/hostile.js"></script>'

const REPORTS = '/reports'

/** The policy of a page that allows its own files, and of ours no more than the widget needs; what it stops is reported. */
export const strictPolicy = (ours: string) =>
  `default-src 'none'; style-src 'self'; script-src 'self' ${ours}; frame-src ${ours}; img-src data:; require-trusted-types-for 'script'; report-uri ${REPORTS}`

/** Another company's site: pages on an origin that is not ours, at paths of their own. */
export async function hostSite(ours: string) {
  const server = await listener()
  const pages = new Map<string, HostPage>()
  const reports: string[] = []
  server.answerBy(async (request) => {
    const { pathname } = new URL(request.url)
    const file = FILES[pathname]
    if (file) return new Response(file.text, { headers: { 'content-type': file.type } })
    if (pathname === REPORTS) {
      reports.push(await request.text())
      return new Response(null, { status: 204 })
    }
    const page = pages.get(pathname)
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
    /** Content policy violations reported by browsers. */
    reports,
    close: () => server.close(),
  }
}

/** The two lines that a page needs. */
export function snippet(key: string, attributes = ''): string {
  return `<script async src="LOADER"></script><rihla-booking api-key="${key}" ${attributes}>${RESERVED}</rihla-booking>`
}
