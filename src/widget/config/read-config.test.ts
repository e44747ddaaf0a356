import { expect, test } from 'vitest'
import { LANGUAGES } from '#kernel/locale.ts'
import { WIDGET_DEFAULTS, WIDGET_MODES, WIDGET_SCHEMES } from '#domains/widget/widget-config.contract.ts'
import { attributeNames, givenByAttributes } from './attributes.ts'
import { readConfig, type Given } from './read-config.ts'

function read(input: Given) {
  const faults: string[] = []
  return { config: readConfig(input, (fault) => faults.push(fault)), faults }
}

test('what is not given, or empty, is the default of the specification', () => {
  const empty = Object.fromEntries(Object.keys(WIDGET_DEFAULTS).map((field) => [field, '']))
  for (const input of [{}, empty, { xCorpId: undefined, metadata: null }])
    expect(read(input)).toEqual({ config: WIDGET_DEFAULTS, faults: [] })
})

test.for<{ input: Given; read: Given }>([
  { input: { tabLocal: 'false' }, read: { tabLocal: false } },
  { input: { tabShuttle: true, tabSelfDrive: 'true' }, read: { tabShuttle: true, tabSelfDrive: true } },
  { input: { tabOutstaion: 'false' }, read: { tabOutstaion: false } },
  { input: { tabOutstation: 'false' }, read: { tabOutstaion: false } },
  { input: { tabOutstation: 'false', tabOutstaion: 'true' }, read: { tabOutstaion: true } },
  { input: { xCorpId: ' falcon ' }, read: { xCorpId: 'falcon' } },
  { input: { marginTop: 24, width: '60rem' }, read: { marginTop: '24px', width: '60rem' } },
  { input: { marginTop: '0', width: '92.5%' }, read: { marginTop: '0px', width: '92.5%' } },
  { input: { baseUrl: 'https://cars.example/trips' }, read: { baseUrl: 'https://cars.example' } },
  { input: { baseUrl: 'http://127.0.0.1:3000/' }, read: { baseUrl: 'http://127.0.0.1:3000' } },
  { input: { primaryColor: '#0a7' }, read: { primaryColor: '#0a7' } },
  { input: { asWebPage: 'true' }, read: { asWebPage: true } },
  ...LANGUAGES.map(({ code, locale }) => ({ input: { language: locale }, read: { language: code } })),
  { input: { language: 'EN' }, read: { language: 'en' } },
  ...WIDGET_MODES.map((mode) => ({ input: { mode }, read: { mode } })),
  ...WIDGET_SCHEMES.map((scheme) => ({ input: { scheme }, read: { scheme } })),
  { input: { metadata: '{"room":12,"vip":true}' }, read: { metadata: { room: 12, vip: true } } },
  { input: { metadata: { note: null } }, read: { metadata: { note: null } } },
  { input: { prefill: { seats: 2, name: 'Huda' } }, read: { prefill: { seats: '2', name: 'Huda' } } },
  { input: { partnerCode: 'p-1', subId: 'footer' }, read: { partnerCode: 'p-1', subId: 'footer' } },
])('$input is read as $read', ({ input, read: expected }) => {
  expect(read(input)).toEqual({ config: { ...WIDGET_DEFAULTS, ...expected }, faults: [] })
})

test.for<Given>([
  { tabLocal: 'yes' },
  { xCorpId: 'x'.repeat(61) },
  { xCorpId: {} },
  { marginTop: '1px;display:none' },
  { marginTop: '-20px' },
  { width: 'calc(100% - 1px)' },
  { width: 'wide' },
  { baseUrl: 'http://cars.example' },
  { baseUrl: 'https.example' },
  { baseUrl: 'javascript:alert(1)' },
  { baseUrl: 'http://localhost.evil.example' },
  { baseUrl: 'http://127.0.0.1.evil.example' },
  { primaryColor: 'red' },
  { primaryColor: '#f0818' },
  { primaryColor: '#f08180}*{color:red' },
  { asWebPage: '1' },
  { language: 'de' },
  { mode: 'popup' },
  { scheme: 'sepia' },
  { subId: 's'.repeat(121) },
  { metadata: '{room' },
  { metadata: '[1]' },
  { metadata: { guest: { name: 'Huda' } } },
  { prefill: 'Huda' },
])('%o cannot be read: it is named, and its default stands', (input) => {
  const { config, faults } = read(input)
  expect(config).toEqual(WIDGET_DEFAULTS)
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^${Object.keys(input)[0]} cannot be`))])
})

test('attributes give the same fields; an empty one is its default, a flag too (specification §3 and §9)', () => {
  const attributes = {
    'api-key': 'tk_1',
    'tab-shuttle': '',
    'tab-local': '',
    'tab-self-drive': 'true',
    'tab-outstaion': 'false',
    'x-corp-id': '',
    'prefill-name': 'Huda',
    'prefill-from': 'DXB',
    'as-web-page': '',
    style: 'color: red',
  }
  const input = givenByAttributes(Object.entries(attributes).map(([name, value]) => ({ name, value })))
  expect(read(input)).toEqual({
    config: {
      ...WIDGET_DEFAULTS,
      apiKey: 'tk_1',
      tabSelfDrive: true,
      tabOutstaion: false,
      prefill: { name: 'Huda', from: 'DXB' },
    },
    faults: [],
  })
  expect(attributeNames()).toEqual(
    expect.arrayContaining(['tab-outstation', 'tab-outstaion', 'tab-self-drive', 'x-corp-id', 'as-web-page']),
  )
})
