/** External sources by CSP directive, for scripts that must be loaded from their vendor. */
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

/** Merges the sources of both. */
export function withSources(one: Elsewhere, other: Elsewhere): Elsewhere {
  const both = (directive: keyof Elsewhere) => [...(one[directive] ?? []), ...(other[directive] ?? [])]
  return {
    'script-src': both('script-src'),
    'frame-src': both('frame-src'),
    'connect-src': both('connect-src'),
  }
}

type MapSettings = { MAP_STYLE_URL?: string | undefined; MAP_SOURCES?: readonly string[] | undefined }

/** Returns the sources of a tile map, which scripts load. None without a style. */
export function mapSources({ MAP_STYLE_URL: style, MAP_SOURCES: others = [] }: MapSettings): Elsewhere {
  if (style === undefined) return {}
  return { 'connect-src': [...new Set([new URL(style).origin, ...others])] }
}
