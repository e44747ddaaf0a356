import { elementName, globalName, productSlug } from '#kernel/product-slug.ts'
import { WIDGET_DEFAULTS, WIDGET_HEIGHT, type WidgetConfig } from '#domains/widget/widget-config.contract.ts'

export type Settings = Omit<WidgetConfig, 'metadata' | 'prefill'>

/** A released loader, for pages that want one that never changes. */
export type Pinned = { version: string; integrity: string }

type Place = { publicUrl: string; productName: string; pinned: Pinned | null }

export const SNIPPETS = ['html', 'react', 'wordpress', 'shortcode', 'gtm'] as const
export type SnippetKind = (typeof SNIPPETS)[number]

/** What differs from the defaults, by field. */
export function changedFields(settings: Settings): [field: string, value: string | boolean][] {
  const defaults: Record<string, unknown> = WIDGET_DEFAULTS
  return Object.entries(settings).filter(([field, value]) => value !== defaults[field])
}

/** The same as attributes of the element. */
export function attributesOf(settings: Settings): [name: string, value: string][] {
  return changedFields(settings).map(([field, value]) => [
    field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    String(value),
  ])
}

/** The lines to copy, for each kind of page. */
export function snippetOf(kind: SnippetKind, settings: Settings, place: Place): string {
  const element = elementName(place.productName)
  const attributes = attributesOf(settings).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const html = `${scriptOf(place)}\n<${element}${attributes.join('')}${reservedIn(settings)}></${element}>`
  if (kind === 'react') return reactOf(settings, place)
  if (kind === 'wordpress') return `<!-- wp:html -->\n${html}\n<!-- /wp:html -->`
  if (kind === 'shortcode') return shortcodeOf(html, place)
  return kind === 'gtm' ? tagOf(settings, place) : html
}

/** The place of a widget in place, so that nothing on the page shifts when the script comes. */
function reservedIn({ mode, asWebPage, marginTop }: Settings): string {
  if (mode !== 'inline' || asWebPage) return ''
  const margin = marginTop === WIDGET_DEFAULTS.marginTop ? '' : `;margin-top:${marginTop}`
  return ` style="${escaped(`display:block;min-height:${WIDGET_HEIGHT}px${margin}`)}"`
}

function scriptOf({ publicUrl, pinned }: Place): string {
  return pinned
    ? `<script async src="${publicUrl}/widget/${pinned.version}/loader.js" integrity="${pinned.integrity}" crossorigin="anonymous"></script>`
    : `<script async src="${publicUrl}/widget/v1/loader.js"></script>`
}

function reactOf(settings: Settings, { publicUrl, productName }: Place): string {
  const component = globalName(productName)
  const config = { ...Object.fromEntries(changedFields(settings)), baseUrl: settings.baseUrl || publicUrl }
  return [
    `import { ${component} } from '${elementName(productName)}'`,
    '',
    `const config = ${JSON.stringify(config)}`,
    '',
    `<${component} config={config} onEvent={(event) => console.log(event)} />`,
  ].join('\n')
}

function shortcodeOf(html: string, { productName }: Place): string {
  const name = productSlug(productName).replaceAll('-', '_')
  return `add_shortcode('${name}_booking', fn() => <<<'HTML'\n${html}\nHTML);`
}

/** Google Tag Manager: the calls wait in a queue until the script has come. */
function tagOf(settings: Settings, place: Place): string {
  const call = globalName(place.productName)
  const config = JSON.stringify(Object.fromEntries(changedFields(settings))).replaceAll('<', '\\u003c')
  return [
    '<script>',
    `window.${call} = window.${call} || function () { (${call}.q = ${call}.q || []).push(arguments) };`,
    `${call}('mount', '#booking', ${config});`,
    '</script>',
    scriptOf(place),
  ].join('\n')
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
