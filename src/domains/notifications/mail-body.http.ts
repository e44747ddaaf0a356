import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { languageOf, type LangId } from '#kernel/locale.ts'

/** Returns a mail's HTML, for a frame on our own pages in which it loads and runs nothing. */
export function mailBody(c: Context, { html, langId }: { html: string; langId: LangId }, sandbox = '') {
  return c.body(html, 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-language': languageOf(langId),
    'content-security-policy': bodyPolicy(html, sandbox),
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
  })
}

/** Blocks all loading and scripts; allows only this mail's own inline styles, each by its hash. */
function bodyPolicy(html: string, sandbox: string): string {
  const styles = new Set(Array.from(html.matchAll(/ style="([^"]*)"/g), ([, style = '']) => style))
  const hashes = Array.from(
    styles,
    (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  )
  return `default-src 'none'; style-src 'unsafe-hashes' ${hashes.join(' ')}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox ${sandbox}`.trim()
}
