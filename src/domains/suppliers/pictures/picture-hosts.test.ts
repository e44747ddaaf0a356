import { expect, test } from 'vitest'
import { pictureAt } from './picture-hosts.ts'

const HOSTS = { hosts: ['xrs.cars.example', '.pictures.example'] }
const SIMULATED = { hosts: [], simulated: 'http://127.0.0.1:4107' }

test.for([
  'https://xrs.cars.example/i10.png',
  'https://pictures.example/i10%20red.png?size=2',
  'https://eu.pictures.example/i10.png',
])('%s is of the supplier', (address) => {
  expect(pictureAt(address, HOSTS)?.href).toBe(address)
})

test.for([
  ['another host', 'https://cars.example/i10.png'],
  ['a host under one that stands for itself alone', 'https://a.xrs.cars.example/i10.png'],
  ['a host that ends alike', 'https://evilpictures.example/i10.png'],
  ['an address of this machine', 'https://127.0.0.1/i10.png'],
  ['http', 'http://xrs.cars.example/i10.png'],
  ['another port', 'https://xrs.cars.example:8443/i10.png'],
  ['a password', 'https://me:secret@xrs.cars.example/i10.png'],
  ['another scheme', 'file:///etc/passwd'],
  ['a picture in itself', 'data:image/png;base64,iVBORw0KGgo='],
  ['no address', 'i10.png'],
  ['too long', `https://xrs.cars.example/${'i'.repeat(500)}.png`],
])('%s is refused', ([, address]) => {
  expect(pictureAt(address!, HOSTS)).toBeNull()
})

test('a simulator’s pictures are read at its own origin and at no other of this machine', () => {
  expect(pictureAt('http://127.0.0.1:4107/MBMR.png', SIMULATED)).not.toBeNull()
  expect(pictureAt('http://127.0.0.1:4108/MBMR.png', SIMULATED)).toBeNull()
  expect(pictureAt('http://127.0.0.1:4107/MBMR.png', HOSTS)).toBeNull()
})
