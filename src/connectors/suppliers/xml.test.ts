import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOSTILE_JSON, HOSTILE_XML } from './suite/hostile-replies.ts'
import { readJson } from './json.ts'
import { element, escapeXml, textElement, xmlReader } from './xml.ts'

const read = xmlReader({ lists: ['row'], unread: ['raw', 'allExtras'] })

test('what is written is read back, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const trimmed = text.trim()
      const document = element('root', { at: trimmed }, textElement('row', trimmed))
      const readBack = read(document)
      expect(readBack.ok).toBe(true)
      if (readBack.ok) expect(readBack.value).toEqual({ root: { '@at': trimmed, row: [trimmed] } })
    }),
  )
})

test('control characters never reach the wire', () => {
  expect(escapeXml('a\u0000b\u0008<')).toBe('ab&lt;')
})

test.for([
  { reason: 'a document type', text: '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>' },
  { reason: 'a cut document', text: '<a><row>1</row>' },
  { reason: 'a document cut after an empty element', text: '<a><row/>' },
  { reason: 'an element closed by another', text: '<a><row>1</b></a>' },
  { reason: 'a second root', text: '<a>1</a><a>2</a>' },
  { reason: 'nesting without end', text: '<a>'.repeat(60) + '</a>'.repeat(60) },
  { reason: 'an element that would be a prototype', text: '<a><__proto__>1</__proto__></a>' },
  { reason: 'no document', text: 'Bad Gateway' },
  { reason: 'nothing', text: '' },
])('$reason is refused', ({ text }) => {
  expect(read(text)).toMatchObject({ ok: false, failure: { code: 'garbage' } })
})

test('prefixes are dropped, an empty root is a document, a raw part stays text', () => {
  expect(read('<s:a xmlns:s="x"><s:row>1</s:row></s:a>')).toMatchObject({
    ok: true,
    value: { a: { row: ['1'] } },
  })
  expect(read('<a/>')).toMatchObject({ ok: true, value: { a: '' } })
  expect(read('<a><raw><b>1</b></raw></a>')).toMatchObject({ ok: true, value: { a: { raw: '<b>1</b>' } } })
})

test('a loose ampersand, an entity of HTML and one that nobody knows are text', () => {
  const text =
    '<a t="x & y"><row>B & B</row><row>9&nbsp;&euro; &more;</row><row><![CDATA[1 & 2 < 3]]></row></a>'
  expect(read(text)).toMatchObject({
    ok: true,
    value: { a: { '@t': 'x & y', row: ['B & B', '9\u00A0€ &more;', '1 & 2 < 3'] } },
  })
})

test('an element with attributes keeps its text beside them; one that comes again is a list', () => {
  expect(read('<a><b c="1">2</b><d>3</d><d/></a>')).toMatchObject({
    ok: true,
    value: { a: { b: { '@c': '1', '#text': '2' }, d: ['3', ''] } },
  })
})

const CARS_XML = `<?xml version="1.0"?><cars>${'<car id="1"><name>Fiat Panda or similar</name><seats>4</seats></car>'.repeat(2)}</cars>`
const CARS_JSON = JSON.stringify({
  cars: [1, 2].map((id) => ({ id, name: 'Fiat Panda or similar', seats: 4 })),
})
const LARGEST = 4_000_000
/** Maximum cost per byte relative to an honest reply. The worst shape takes about 13 times that. */
const MAX_TIMES_HONEST = 40

test.for([
  { name: 'XML', honest: CARS_XML, reader: read, shapes: HOSTILE_XML },
  { name: 'JSON', honest: CARS_JSON, reader: readJson, shapes: HOSTILE_JSON },
])(
  '$name of 4 MB costs what an honest megabyte says it may, whatever is in it',
  ({ honest, reader, shapes }) => {
    const [cars] = shapes
    if (!cars) throw new Error('nothing to measure by')
    const cost = (text: string) => {
      const before = process.cpuUsage()
      reader(text)
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    /** Returns the minimum of up to three costs, since the delays of a busy machine vary. */
    const minCost = (text: string, enough = 0) => {
      const costs = [cost(text)]
      while (costs.length < 3 && Math.min(...costs) >= enough) costs.push(cost(text))
      return Math.min(...costs)
    }
    const megabyte = minCost(cars.grow(honest, 1_000_000))
    for (const { name, grow } of shapes) {
      // The smaller size first: quadratic time would then show within seconds, not minutes.
      for (const size of [LARGEST / 8, LARGEST]) {
        const allowed = MAX_TIMES_HONEST * megabyte * (size / 1_000_000)
        expect(minCost(grow(honest, size), allowed), `${name}, ${size} bytes`).toBeLessThan(allowed)
      }
    }
  },
)

test('a reply of more parts than any has is garbage, however small they are', () => {
  expect(read(`<cars>${'<a/>'.repeat(500_000)}</cars>`)).toMatchObject({
    ok: false,
    failure: { code: 'garbage' },
  })
  expect(readJson(`[${'1,'.repeat(500_000)}1]`)).toMatchObject({ ok: false, failure: { code: 'garbage' } })
})

test('a comment or a processing instruction may stand before the root', () => {
  for (const before of [
    '<!-- node 7, <b> & "c" -->',
    '<?xml-stylesheet href="a.xsl"?>\n<!--1--><?a b?>',
    '\uFEFF<!---->',
  ]) {
    expect(read(`${before}<a><row>1</row></a>`)).toEqual({ ok: true, value: { a: { row: ['1'] } } })
    expect(read(`<?xml version="1.0"?>\n${before.replace('\uFEFF', '')}\n<a/>`)).toEqual({
      ok: true,
      value: { a: '' },
    })
  }
})

test.for([
  { reason: 'CDATA that never ends', text: '<a><row><![CDATA[1 & 2</row></a>' },
  { reason: 'a raw part that never ends', text: '<a><raw>1<raw>2</a>' },
  { reason: 'a comment that never ends', text: '<!-- <a/>' },
  { reason: 'words before the root', text: 'node 7 <a/>' },
  { reason: 'words after it', text: '<a/> node 7' },
  { reason: 'a prolog alone', text: '<?xml version="1.0"?><!-- a -->' },
])('$reason is refused too', ({ text }) => {
  expect(read(text)).toMatchObject({ ok: false, failure: { code: 'garbage' } })
})

test('an ampersand is loose around CDATA and not in it, and raw parts are found one after the other', () => {
  expect(read('<a>& <![CDATA[&amp; &]]> & <![CDATA[]]>&x;</a>')).toEqual({
    ok: true,
    value: { a: '& &amp; & & &x;' },
  })
  expect(read('<a><raw>1</raw><raw x="2"><b/></raw><s:raw> 3 </s:raw><raw/></a>')).toEqual({
    ok: true,
    value: { a: { raw: ['1', { '@x': '2', '#text': '<b/>' }, '3', ''] } },
  })
})
