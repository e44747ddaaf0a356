import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalBody, canonicalJson } from './canonical-json.ts'

test.for([
  {
    name: 'the order of keys, at any depth',
    one: '{"a":1,"b":{"c":[1],"d":2}}',
    other: '{"b":{"d":2,"c":[1]},"a":1}',
  },
  { name: 'white space', one: '{"a":1}', other: ' {\n  "a" : 1\n}' },
  { name: 'how a character or a number is written', one: '{"é":1.0}', other: '{"\\u00e9":1}' },
  {
    name: 'the order of keys that look like numbers',
    one: '{"10":1,"9":2,"a":3}',
    other: '{"a":3,"9":2,"10":1}',
  },
])('$name makes no other body', ({ one, other }) => {
  expect(canonicalBody(one)).toBe(canonicalBody(other))
})

test.for([
  { name: 'the order of a list', one: '[1,2]', other: '[2,1]' },
  { name: 'a number as text', one: '{"a":1}', other: '{"a":"1"}' },
  { name: 'a key that is null', one: '{"a":null}', other: '{}' },
  { name: 'a key named __proto__', one: '{"__proto__":{"a":1}}', other: '{}' },
  { name: 'text that is no JSON', one: '{"a":1', other: '{"a":1}' },
])('$name makes another body', ({ one, other }) => {
  expect(canonicalBody(one)).not.toBe(canonicalBody(other))
})

test('a member that is left out makes no other body, wherever it stands, and one below it does', () => {
  const without = (text: string) => canonicalBody(text, { without: 'payment' })
  expect(without('{"payment":{"number":"4242"},"a":1}')).toBe('{"a":1}')
  expect(without('{"a":1,"payment":null}')).toBe('{"a":1}')
  expect(without('{"a":{"payment":1}}')).toBe('{"a":{"payment":1}}')
  expect(without('[{"payment":1}]')).toBe('[{"payment":1}]')
})

test('what is canonical reads as the same value, and is its own canonical text', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), (text) => {
      const canonical = canonicalBody(text)
      expect(JSON.parse(canonical)).toEqual(JSON.parse(text))
      expect(canonicalJson(JSON.parse(canonical))).toBe(canonical)
    }),
  )
})

test('a body nested without end is read to a depth, not to the end of the stack', () => {
  const nested = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
  expect(canonicalBody(nested).length).toBeLessThan(1000)
})
