import { elementName, globalName } from '#kernel/product-slug.ts'
import type { Language } from '#kernel/locale.ts'
import { WIDGET_DEFAULTS, type WidgetConfig } from '../widget-config.contract.ts'
import { DEMO_KEY, DEMO_PAGES, type DemoMethod } from './demo.contract.ts'

/** URL path of the files that demo pages load. */
export const DEMO_FILES = `${DEMO_PAGES}files/`

/** Returns the widget's configuration on a demo page. */
export function demoConfig(way: DemoMethod, language: Language): WidgetConfig {
  return {
    ...WIDGET_DEFAULTS,
    apiKey: DEMO_KEY,
    tabShuttle: true,
    tabSelfDrive: true,
    primaryColor: '#1f4d3f',
    language,
    subId: way,
    prefill: { from: 'DXB' },
    metadata: { page: 'getting-here' },
  }
}

export type DemoEmbed = { lines: string; html: string }

type SnippetPlace = { publicUrl: string; productName: string; pinned: null }

/** The widget's code snippets by kind of page, and the part of React's before the component is rendered. */
export type Snippets = {
  snippetOf(kind: DemoMethod | 'gtm_place', config: WidgetConfig, place: SnippetPlace): string
  reactHead(config: WidgetConfig, place: SnippetPlace): string
}

/** Returns the configurator's snippet for a kind of page, and the HTML that its software makes of it. */
export function demoEmbed(
  { snippetOf, reactHead }: Snippets,
  {
    way,
    language,
    place,
    nonce,
  }: { way: DemoMethod; language: Language; place: SnippetPlace; nonce: string },
): DemoEmbed {
  const config = demoConfig(way, language)
  const lines = snippetOf(way, config, place)
  if (way === 'react') return { lines, html: mounted(reactHead(config, place), place, nonce) }
  if (way === 'gtm') {
    const element = snippetOf('gtm_place', config, place)
    return { lines: `${element}\n\n${lines}`, html: element + tagged(lines, nonce) }
  }
  return { lines, html: lines }
}

/**
 * Renders React's snippet in a page without a bundler: an import map resolves its packages, and calls replace
 * JSX.
 */
function mounted(head: string, place: SnippetPlace, nonce: string): string {
  const component = globalName(place.productName)
  const react = `${DEMO_FILES}react.js`
  const imports = {
    react,
    'react-dom/client': react,
    [elementName(place.productName)]: `${DEMO_FILES}index.js`,
  }
  return [
    `<script type="importmap" nonce="${nonce}">${JSON.stringify({ imports })}</script>`,
    '<div id="root"></div>',
    `<script type="module" nonce="${nonce}">`,
    `import { createElement } from 'react'`,
    `import { createRoot } from 'react-dom/client'`,
    head,
    `createRoot(document.getElementById('root')).render(createElement(${component}, { config }))`,
    '</script>',
  ].join('\n')
}

/** Renders a tag as a container would, with a script in place of Google Tag Manager. */
function tagged(tag: string, nonce: string): string {
  return [
    `<script type="application/json" id="tags" nonce="${nonce}">${JSON.stringify(tag).replaceAll('<', '\\u003c')}</script>`,
    `<script type="module" src="${DEMO_FILES}tag-manager.js"></script>`,
  ].join('\n')
}
