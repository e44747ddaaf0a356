import { expect, test } from 'vitest'
import { derivedKey, sealer } from './crypto.ts'

const key = derivedKey('a secret of sixteen', 'a purpose')
const { seal, open } = sealer(key)

test('what is sealed opens for whose it is, and is never twice the same', () => {
  const [first, second] = [seal('JBSWY3DPEHPK3PXP', 'layla'), seal('JBSWY3DPEHPK3PXP', 'layla')]
  expect(open(first, 'layla')).toBe('JBSWY3DPEHPK3PXP')
  expect(first.equals(second)).toBe(false)
  expect(first.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP')
})

test('what is sealed opens for nobody else, not changed, not cut short and not with another key', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 'layla')
  const changed = Buffer.from(sealed)
  changed[sealed.length - 1] = (changed[sealed.length - 1] ?? 0) ^ 1
  expect(open(sealed, 'omar')).toBeNull()
  expect(open(changed, 'layla')).toBeNull()
  expect(open(sealed.subarray(0, 20), 'layla')).toBeNull()
  expect(sealer(derivedKey('another secret here', 'a purpose')).open(sealed, 'layla')).toBeNull()
  expect(sealer(derivedKey('a secret of sixteen', 'another')).open(sealed, 'layla')).toBeNull()
})
