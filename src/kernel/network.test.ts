import { expect, test } from 'vitest'
import { networksOf } from './network.ts'

test.for([
  { address: '203.0.113.7', names: ['203.0.113.7'] },
  { address: '::ffff:203.0.113.7', names: ['::ffff:203.0.113.7'] },
  { address: 'in-process', names: ['in-process'] },
  { address: '2001:db8:1:2ab::9', names: ['2001:db8:1:2ab', '2001:db8:1:200/56', '2001:db8:1/48'] },
  { address: '2001:db8:1:02ff:1:2:3:4', names: ['2001:db8:1:02ff', '2001:db8:1:200/56', '2001:db8:1/48'] },
  { address: '2001:db8::', names: ['2001:db8:0:0', '2001:db8:0:0/56', '2001:db8:0/48'] },
  { address: '::1', names: ['0:0:0:0', '0:0:0:0/56', '0:0:0/48'] },
])('the networks of $address are $names', ({ address, names }) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(names)
})
