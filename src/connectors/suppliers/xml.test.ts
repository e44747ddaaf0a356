import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { element, escapeXml, textElement, xmlReader } from './xml.ts'

const read = xmlReader({ lists: ['row'], unread: ['raw'] })

test('what is written is read back, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const kept = text.trim()
      const document = element('root', { at: kept }, textElement('row', kept))
      const readBack = read(document)
      expect(readBack.ok).toBe(true)
      if (readBack.ok) expect(readBack.value).toEqual({ root: { '@at': kept, row: [kept] } })
    }),
  )
})

test('control characters never reach the wire', () => {
  expect(escapeXml('a\u0000b\u0008<')).toBe('ab&lt;')
})

test.for([
  { why: 'a document type', text: '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>' },
  { why: 'a cut document', text: '<a><row>1</row>' },
  { why: 'a document cut after an empty element', text: '<a><row/>' },
  { why: 'an element closed by another', text: '<a><row>1</b></a>' },
  { why: 'a second root', text: '<a>1</a><a>2</a>' },
  { why: 'nesting without end', text: '<a>'.repeat(60) + '</a>'.repeat(60) },
  { why: 'an element that would be a prototype', text: '<a><__proto__>1</__proto__></a>' },
  { why: 'no document', text: 'Bad Gateway' },
  { why: 'nothing', text: '' },
])('$why is refused', ({ text }) => {
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
