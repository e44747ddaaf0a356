import { elementName, globalName, productSlug } from '#kernel/product-slug.ts'
import type { WidgetConfig } from '#domains/widget/widget-config.contract.ts'
import { attributesOf, changedFields } from './changed-fields.ts'
import { reservedPlace } from './reserved-place.ts'

/** A released loader, for pages that require a fixed version. */
export type Pinned = { version: string; integrity: string }

export type SnippetPlace = { publicUrl: string; productName: string; pinned: Pinned | null }

/** `gtm_place` is the element of the page into which the tag of Google Tag Manager puts the widget. */
export const SNIPPETS = ['html', 'react', 'wordpress', 'shortcode', 'gtm_place', 'gtm'] as const
export type SnippetKind = (typeof SNIPPETS)[number]

/** Returns the lines to copy for a kind of page, for the configurator and the demo pages. */
export function snippetOf(kind: SnippetKind, config: WidgetConfig, place: SnippetPlace): string {
  const element = elementName(place.productName)
  const attributes = attributesOf(config).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const html = `${scriptOf(place)}\n<${element}${attributes.join('')}>${blanksIn(config)}</${element}>`
  if (kind === 'react') return reactOf(config, place)
  if (kind === 'wordpress') return `<!-- wp:html -->\n${html}\n<!-- /wp:html -->`
  if (kind === 'shortcode') return shortcodeOf(html, place)
  if (kind === 'gtm_place') return `<div id="booking">${blanksIn(config)}</div>`
  return kind === 'gtm' ? tagOf(config, place) : html
}

/**
 * Returns React's lines before the component is rendered: they run in a browser as they are, if the package
 * is resolvable.
 */
export function reactHead(config: WidgetConfig, { publicUrl, productName }: SnippetPlace): string {
  const fields = { ...Object.fromEntries(changedFields(config)), baseUrl: config.baseUrl || publicUrl }
  return [
    `import { ${globalName(productName)} } from '${elementName(productName)}'`,
    '',
    `const config = ${inScript(fields)}`,
  ].join('\n')
}

function blanksIn(config: WidgetConfig): string {
  return reservedPlace(config)
    .map((blank) => {
      const attributes = Object.entries(blank).map(([name, value]) => ` ${name}="${value}"`)
      return `<svg${attributes.join('')}></svg>`
    })
    .join('')
}

function reactOf(config: WidgetConfig, place: SnippetPlace): string {
  const component = globalName(place.productName)
  return `${reactHead(config, place)}\n\n<${component} config={config} onEvent={(event) => console.log(event)} />`
}

function scriptOf({ publicUrl, pinned }: SnippetPlace): string {
  return pinned
    ? `<script async src="${publicUrl}/widget/${pinned.version}/loader.js" integrity="${pinned.integrity}" crossorigin="anonymous"></script>`
    : `<script async src="${publicUrl}/widget/v1/loader.js"></script>`
}

function shortcodeOf(html: string, { productName }: SnippetPlace): string {
  const name = productSlug(productName).replaceAll('-', '_')
  return `add_shortcode('${name}_booking', fn() => <<<'HTML'\n${html}\nHTML);`
}

/** Returns the tag for Google Tag Manager: calls wait in a queue until the script has loaded. */
function tagOf(config: WidgetConfig, place: SnippetPlace): string {
  const call = globalName(place.productName)
  return [
    '<script>',
    `window.${call} = window.${call} || function () { (${call}.q = ${call}.q || []).push(arguments) };`,
    `${call}('mount', '#booking', ${inScript(Object.fromEntries(changedFields(config)))});`,
    '</script>',
    scriptOf(place),
  ].join('\n')
}

/** Returns JSON that cannot end a script element, and without Tag Manager's `{{variables}}`. */
function inScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('{{', '{\\u007b')
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
