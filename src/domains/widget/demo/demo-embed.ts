import { elementName, globalName } from '#kernel/product-slug.ts'
import type { Language } from '#kernel/locale.ts'
import { WIDGET_DEFAULTS, type WidgetConfig } from '../widget-config.contract.ts'
import { DEMO_KEY, DEMO_PAGES, type DemoWay } from './demo.contract.ts'

/** Folder of what the demo pages load, as they address it. */
export const DEMO_FILES = `${DEMO_PAGES}files/`

/** How the widget is set on a demo page. */
export function demoConfig(way: DemoWay, language: Language): WidgetConfig {
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

/** The lines to copy that the widget has for each kind of page, and those of React before the component is drawn. */
export type Snippets = {
  snippetOf(kind: DemoWay | 'gtm_place', config: WidgetConfig, place: SnippetPlace): string
  reactHead(config: WidgetConfig, place: SnippetPlace): string
}

/** The lines that the configurator gives for a way, and what that way's own software makes of them on a page. */
export function demoEmbed(
  { snippetOf, reactHead }: Snippets,
  { way, language, place, nonce }: { way: DemoWay; language: Language; place: SnippetPlace; nonce: string },
): DemoEmbed {
  const config = demoConfig(way, language)
  const lines = snippetOf(way, config, place)
  if (way === 'react') return { lines, html: mounted(reactHead(config, place), place, nonce) }
  if (way === 'gtm') {
    const stands = snippetOf('gtm_place', config, place)
    return { lines: `${stands}\n\n${lines}`, html: stands + tagged(lines, nonce) }
  }
  return { lines, html: lines }
}

/** React's snippet in a page without a bundler: an import map finds its packages, and calls stand for JSX. */
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

/** The tag as a container has it, and the script that stands for Google Tag Manager. */
function tagged(tag: string, nonce: string): string {
  return [
    `<script type="application/json" id="tags" nonce="${nonce}">${JSON.stringify(tag).replaceAll('<', '\\u003c')}</script>`,
    `<script type="module" src="${DEMO_FILES}tag-manager.js"></script>`,
  ].join('\n')
}
