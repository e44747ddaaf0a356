import { readHex } from '#kernel/colour.ts'
import type { WidgetTheme } from './channel.ts'

/**
 * Gives the document the colours that the page has now. It came with those of its address, so that the code of all
 * shades is hardly ever loaded.
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
