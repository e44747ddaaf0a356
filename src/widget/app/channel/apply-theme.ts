import { readHex } from '#kernel/colour.ts'
import type { WidgetTheme } from './channel.ts'

/**
 * Applies the page's current colours to the document. It is rendered with those of its address, so that the
 * code of all shades rarely loads.
 */
export function applyTheme(
  document: Document,
): (theme: Pick<WidgetTheme, 'primaryColor' | 'scheme'>) => Promise<void> {
  const { documentElement: root, location } = document
  let shown = new URLSearchParams(location.search).get('color')
  return async ({ primaryColor, scheme }) => {
    root.dataset['scheme'] = scheme
    const primary = readHex(primaryColor)
    if (!primary || primaryColor === shown) return
    shown = primaryColor
    const { themeOf } = await import('#kernel/theme.ts')
    for (const [name, value] of Object.entries(themeOf(primary))) root.style.setProperty(name, value)
  }
}
