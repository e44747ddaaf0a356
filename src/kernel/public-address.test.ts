import fc from 'fast-check'
import { expect, test } from 'vitest'
import { publicAddress } from './public-address.ts'

test.for([
  ['8.8.8.8', '8.8.8.8'],
  ['::ffff:8.8.8.8', '8.8.8.8'],
  ['::ffff:808:808', '8.8.8.8'],
  ['2001:4860:4860::8888', '2001:4860:4860::8888'],
  ['2a00:1450:4001::1', '2a00:1450:4001::1'],
] as const)('%s is an address of the internet', ([address, plain]) => {
  expect(publicAddress(address)).toBe(plain)
})

const NOT_PUBLIC = `
  0.0.0.0 10.0.0.1 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 192.168.0.1 192.0.0.8 192.0.2.1
  192.88.99.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 ::7f00:1
  ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:0:7f00:1 64:ff9b::7f00:1 64:ff9b:1::7f00:1 100::1 2001::1
  2001:2::1 2001:10::1 2001:20::1 2001:db8::1 2002:7f00:1:: 3fff::1 4000::1 5f00::1 fc00::1 fd00::1
  fe80::1 fe80::1%eth0 fec0::1 ff02::1 2a00:1450::1%eth0 localhost 1 0x7f.1 010.0.0.1 127.1
`

test.for(['', ...NOT_PUBLIC.trim().split(/\s+/)])('%s is none', (address) => {
  expect(publicAddress(address)).toBeNull()
})

test('no address of IPv6 outside 2000::/3 is public, except one of IPv4', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const found = publicAddress(address)
      expect(found === null || /^[23][0-9a-f]{3}:|^\d+\.\d+\.\d+\.\d+$/.test(found)).toBe(true)
    }),
  )
})
