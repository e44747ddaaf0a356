import { expect, test } from 'vitest'
import { EmailField, KnownEmailField } from './contract.ts'
import { mailboxKey } from './email-address.ts'

test.for([
  ['sara@rihla.example', 'sara@rihla.example'],
  ['a/b@example.com', 'a/b@example.com'],
  ["o'neill+trip=1{}|~@example.co.uk", "o'neill+trip=1{}|~@example.co.uk"],
  ['Sara@EXAMPLE.com', 'Sara@example.com'],
  ['a@bücher.example', 'a@xn--bcher-kva.example'],
  ['a@xn--bcher-kva.example', 'a@xn--bcher-kva.example'],
  ['info@شركة.السعودية', 'info@xn--ogbpi5d.xn--mgberp4a5d4ar'],
  ['info@xn--ogbpi5d.xn--mgberp4a5d4ar', 'info@xn--ogbpi5d.xn--mgberp4a5d4ar'],
  ['a@例え。テスト', 'a@xn--r8jz45g.xn--zckzah'],
  ['info@نامه\u200Cای.com', 'info@xn--mgba3gch31f060k.com'],
  ['info@نامهای.com', 'info@xn--mgba3gch31f.com'],
  ['info@شركة٣.السعودية', 'info@xn--ogbpi5dzi.xn--mgberp4a5d4ar'],
  ['a٣@mail٢.example', 'a3@mail2.example'],
  ['\u202Asara\u200B@\u2066rihla\u00AD.example\u2069\u202C', 'sara@rihla.example'],
  ['sara＠rihla.example', 'sara@rihla.example'],
  ['\u2068sara@rihla.example\u2069', 'sara@rihla.example'],
  [`${'x'.repeat(64)}@example.com`, `${'x'.repeat(64)}@example.com`],
] as const)('%s is the address %s', ([entered, canonical]) => {
  expect(EmailField.parse(entered)).toBe(canonical)
})

test.for([
  `${'x'.repeat(65)}@example.com`,
  `a@${'x'.repeat(64)}.com`,
  `a@${'bcde.'.repeat(51)}com`,
  'a..b@example.com',
  '.a@example.com',
  'a.@example.com',
  'a b@example.com',
  '"a b"@example.com',
  'زيد@example.com',
  'a@b@example.com',
  'a@localhost',
  'a@1.2.3.4',
  'a@[1.2.3.4]',
  'a@0x7f.1',
  'a@-b.example',
  'a@b..example',
  'a@b.example.',
  'a@b.example:80',
  'a@b.example/x',
  'a@b%2eexample',
  'a@ex_ample.com',
  '@example.com',
  'a@',
])('%s is none', (entered) => {
  expect(EmailField.safeParse(entered).success).toBe(false)
})

test('an address kept when more were taken still signs in, and finds its booking', () => {
  const canonical = `${'x'.repeat(65)}@example.com`
  expect(KnownEmailField.parse(canonical)).toBe(canonical)
  expect(KnownEmailField.safeParse('nobody').success).toBe(false)
})

test.for([
  ['Noor@Example.com', 'noor@example.com'],
  [' noor+trips@example.com', 'noor@example.com'],
  ['no.or+1@example.com', 'no.or@example.com'],
  ['N.o.or+1@GoogleMail.com', 'noor@gmail.com'],
  ['+971@example.com', '+971@example.com'],
] as const)('%s is counted as the mailbox %s', ([address, key]) => {
  expect(mailboxKey(address)).toBe(key)
})
