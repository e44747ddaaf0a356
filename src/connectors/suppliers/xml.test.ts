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
