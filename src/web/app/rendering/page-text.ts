import { directionOf, perLanguage, type Language } from '#kernel/locale.ts'
import { STATE_ELEMENT } from './hydration-state.ts'
import type { PageFiles } from './manifest.ts'

/** Completes a rendered document with the links to the files that the browser loads, and its initial state. */
export function pageText(rendered: string, links: string, state: string): string {
  const handedOver = `<script type="application/json" id="${STATE_ELEMENT}">${state}</script>`
  const head = rendered.indexOf('</head>')
  const body = rendered.lastIndexOf('</body>')
  return [
    '<!doctype html>',
    rendered.slice(0, head),
    links,
    rendered.slice(head, body),
    handedOver,
    rendered.slice(body),
  ].join('')
}

/** Font files to preload for each language's pages. */
const SUBSETS = perLanguage((language) => [
  ...(directionOf(language) === 'rtl' ? ['readex-pro-arabic-wght'] : []),
  // Codes, prices and the brand are Latin on Arabic pages too.
  'readex-pro-latin-wght',
])

/**
 * React Aria would add a style element with this id if missing, which the content security policy blocks; its rule is
 * in our own style sheet.
 */
const ARIA_STYLE = 'react-aria-pressable-style'

/**
 * Returns the links to a page's files: style sheets and fonts first, as the page is readable without scripts,
 * and scripts after the first paint.
 */
export function linksTo(files: PageFiles, language: Language): string {
  const required = files.fonts.filter((font) => SUBSETS[language].some((subset) => font.includes(subset)))
  return [
    ...required.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    ...files.styles.map(
      (style, at) => `<link${at === 0 ? ` id="${ARIA_STYLE}"` : ''} rel="stylesheet" href="${style}">`,
    ),
    ...scriptOf(files),
  ].join('')
}

function scriptOf({ start, entry, scripts }: PageFiles): string[] {
  if (!entry) return []
  if (!start) return [`<script type="module" src="${entry}"></script>`]
  return [`<script defer src="${start}" data-entry="${entry}" data-scripts="${scripts.join(' ')}"></script>`]
}
