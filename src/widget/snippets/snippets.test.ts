import { createContext, Script } from 'node:vm'
import { expect, test } from 'vitest'
import { WIDGET_DEFAULTS, type WidgetConfig } from '#domains/widget/widget-config.contract.ts'
import { givenByAttributes } from '../config/attributes.ts'
import { readConfig } from '../config/read-config.ts'
import { SNIPPETS, snippetOf, type SnippetKind } from './snippets.ts'

const config: WidgetConfig = { ...WIDGET_DEFAULTS, apiKey: 'tk_1', tabShuttle: true, subId: '"><script>' }
const place = { publicUrl: 'https://rihla.example', productName: 'Rihla', pinned: null }
const LOADER = '<script async src="https://rihla.example/widget/v1/loader.js"></script>'
const BLANK = '<svg width="100%" display="block" height="720"></svg>'

test('plain HTML is two lines that say what differs from the defaults, and keep its place', () => {
  expect(snippetOf('html', config, place)).toBe(
    `${LOADER}\n<rihla-booking tab-shuttle="true" api-key="tk_1" sub-id="&quot;>&lt;script>">${BLANK}</rihla-booking>`,
  )
  expect(snippetOf('gtm_place', config, place)).toBe(`<div id="booking">${BLANK}</div>`)
})

test.for<{ set: Partial<WidgetConfig>; blanks: string }>([
  { set: { marginTop: '8px' }, blanks: `<svg width="100%" display="block" height="8px"></svg>${BLANK}` },
  {
    set: { marginTop: '1.5rem' },
    blanks: `<svg width="100%" display="block" height="1.5rem"></svg>${BLANK}`,
  },
  {
    set: { marginTop: '5%' },
    blanks: `<svg width="100%" display="block" viewBox="0 0 100 5"></svg>${BLANK}`,
  },
  { set: { marginTop: '3ch' }, blanks: BLANK },
  { set: { marginTop: '"><script>' }, blanks: BLANK },
  { set: { mode: 'button' }, blanks: '' },
  { set: { asWebPage: true }, blanks: '' },
])('with $set a page keeps the place by attributes that no policy forbids', ({ set, blanks }) => {
  const expected = { ...config, ...set }
  expect(snippetOf('gtm_place', expected, place)).toBe(`<div id="booking">${blanks}</div>`)
  for (const kind of ['html', 'wordpress', 'shortcode'] as const) {
    const lines = snippetOf(kind, expected, place)
    expect(lines).toContain(`>${blanks}</rihla-booking>`)
    expect(lines).not.toContain('style=')
  }
})

test('a pinned script has its hash', () => {
  const pinned = { version: '1.0.0', integrity: 'sha384-x' }
  expect(snippetOf('html', config, { ...place, pinned })).toContain(
    'src="https://rihla.example/widget/1.0.0/loader.js" integrity="sha384-x" crossorigin="anonymous"',
  )
})

/** Values that end an attribute, a script, a comment, a heredoc or a variable where they are not quoted. */
const HARD = {
  prefill: {
    name: `ليلى "O'Hara" & <b>`,
    email: 'a&amp;b@example.com',
    from: '</script><!-- /wp:html -->',
    to: '',
  },
  metadata: { note: `{{Page URL}} \\ '"</script>`, desk: 'مكتب & ٧' },
}

/** The configuration that a page with a snippet hands to the widget. */
function configOf(kind: SnippetKind, expected: WidgetConfig) {
  const text = snippetOf(kind, expected, place)
  if (kind === 'react') return runs(`${text.split('\n')[2]};config`)
  if (kind === 'gtm') {
    const [, script = ''] = /^<script>\n(.*?)<\/script>/s.exec(text) ?? []
    return runs(
      `var given;var window={RihlaBooking:(...call)=>{given=call[2]}};var {RihlaBooking}=window;${script};given`,
    )
  }
  const [, attributes = ''] = /<rihla-booking([^>]*(?:"[^"]*"[^>]*)*)><svg/.exec(text) ?? []
  return givenByAttributes(
    Array.from(attributes.matchAll(/ ([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => ({
      name,
      value: value.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    })),
  )
}

function runs(script: string): Record<string, unknown> {
  return new Script(script).runInContext(createContext()) as Record<string, unknown>
}

test.for(SNIPPETS.filter((kind) => kind !== 'gtm_place'))(
  '%s hands on quotes, tags, ampersands and Arabic as they were typed',
  (kind) => {
    const expected = { ...config, ...HARD }
    const faults: string[] = []
    const read = readConfig(configOf(kind, expected), (fault) => faults.push(fault))
    const { to: _to, ...filled } = HARD.prefill
    const baseUrl = kind === 'react' ? place.publicUrl : ''
    expect({ ...read, baseUrl }).toEqual({ ...expected, prefill: filled, baseUrl })
    expect(faults).toEqual([])
  },
)

test('no text of the configuration ends a script, a block of WordPress, or names a variable of Tag Manager', () => {
  const all = { ...config, ...HARD }
  expect(snippetOf('gtm', all, place).match(/<\/script>/g)).toHaveLength(2)
  expect(snippetOf('gtm', all, place)).not.toContain('{{')
  expect(snippetOf('react', all, place)).not.toContain('</script>')
  expect(snippetOf('wordpress', all, place).match(/<!-- \/wp:html -->/g)).toHaveLength(1)
})
