import { expect, test } from 'vitest'
import { WIDGET_DEFAULTS } from '#domains/widget/widget-config.contract.ts'
import { SNIPPETS, snippetOf, type Settings } from './snippets.ts'

const { metadata: _metadata, prefill: _prefill, ...defaults } = WIDGET_DEFAULTS
const settings: Settings = { ...defaults, apiKey: 'tk_1', tabShuttle: true, subId: '"><script>' }
const place = { publicUrl: 'https://rihla.example', productName: 'Rihla', pinned: null }
const LOADER = '<script async src="https://rihla.example/widget/v1/loader.js"></script>'

test('plain HTML is two lines that say what differs from the defaults, and keep its place', () => {
  expect(snippetOf('html', settings, place)).toBe(
    `${LOADER}\n<rihla-booking tab-shuttle="true" api-key="tk_1" sub-id="&quot;>&lt;script>" style="display:block;min-height:720px"></rihla-booking>`,
  )
  expect(snippetOf('html', { ...settings, marginTop: '8px' }, place)).toContain(
    'min-height:720px;margin-top:8px"',
  )
  for (const other of [{ mode: 'button' }, { asWebPage: true }] as const)
    expect(snippetOf('html', { ...settings, ...other }, place)).not.toContain('style=')
})

test('a pinned script has its hash', () => {
  const pinned = { version: '1.0.0', integrity: 'sha384-x' }
  expect(snippetOf('html', settings, { ...place, pinned })).toContain(
    'src="https://rihla.example/widget/1.0.0/loader.js" integrity="sha384-x" crossorigin="anonymous"',
  )
})

test('a tag of Google Tag Manager waits for the script, and ends at no text of the configuration', () => {
  const tag = snippetOf('gtm', { ...settings, subId: '</script>' }, place)
  expect(tag.match(/<\/script>/g)).toHaveLength(2)
  expect(tag).toContain(`RihlaBooking('mount', '#booking', {`)
})

test.for(SNIPPETS)('%s has the key', (kind) => {
  expect(snippetOf(kind, settings, place)).toContain('tk_1')
})
