import { expect, test } from 'vitest'
import { derivedKey } from './crypto.ts'
import { signedTexts } from './signed-text.ts'

const { sign, read } = signedTexts(derivedKey('a secret of sixteen letters', 'tests'))

test.for(['', 'text', 'النص', '{"total":1}', 'x'.repeat(20_000)])(
  'what was signed is read back: %s',
  (text) => {
    expect(read(sign(text))).toBe(text)
  },
)

test('what was changed in any place is not', () => {
  const token = sign('{"total":100}')
  for (let at = 0; at < token.length; at++) {
    const other = token[at] === 'A' ? 'B' : 'A'
    // The last letter of a signature has two unused bits.
    if (at === token.length - 1) continue
    expect(read(token.slice(0, at) + other + token.slice(at + 1))).toBeNull()
  }
})

test.for(['', '.', 'x', 'x.y', '..', `${'x'.repeat(50)}.${'y'.repeat(43)}`])('%s was not signed', (token) => {
  expect(read(token)).toBeNull()
})

test('what another key signed is not ours', () => {
  const other = signedTexts(derivedKey('a secret of sixteen letters', 'other tests'))
  expect(read(other.sign('text'))).toBeNull()
})
