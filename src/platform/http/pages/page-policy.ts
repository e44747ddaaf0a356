/** Sources besides our own, by CSP directive: for a script that must be loaded from its vendor. */
export type Elsewhere = Partial<Record<'script-src' | 'frame-src' | 'connect-src', readonly string[]>>

/** Pages load styles only from our own origin, and scripts also from `elsewhere`; inline ones are blocked. */
export function pagePolicy(elsewhere: Elsewhere): string {
  const from = (directive: keyof Elsewhere) =>
    [directive, "'self'", ...(elsewhere[directive] ?? [])].join(' ')
  return [
    "default-src 'self'",
    from('script-src'),
    from('frame-src'),
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    from('connect-src'),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
