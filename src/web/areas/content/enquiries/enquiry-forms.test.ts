import { expect, test } from 'vitest'
import { readPhone } from '#ui/fields/phone-number.ts'
import { partnerForm, supplierForm } from './company-form.ts'
import { contactForm } from './contact-form.ts'
import { localDealForm } from './local-deal-form.ts'

const PHONE = { countryCode: '+971', phone: '501234567' }
const PERSON = { first_name: 'Layla', last_name: 'Haddad', email: 'layla@example.com', phone: '501234567' }
const COMPANY = { ...PERSON, company: 'Dune Cars', industry_id: '1', country: 'AE', message: 'Two desks.' }
const DEAL = {
  name: 'Layla Haddad',
  email: 'layla@example.com',
  phone_country: 'AE',
  phone: '501234567',
  pickup_id: 'DXB',
  pickup_date: '2026-12-20',
  dropoff_date: '2026-12-20',
  party: '٧',
  notes: 'A van.',
}

const partner = (over: object) =>
  partnerForm('AE', readPhone).safeParse({ ...COMPANY, traffic: '0', ...over })
const contact = (over: object) =>
  contactForm('AE', readPhone).safeParse({ ...PERSON, subject: 'A question', issue: 'When?', ...over })
const deal = (over: Record<string, string>) => {
  const texts = { ...DEAL, ...over }
  return localDealForm(texts, readPhone, '2026-12-01').safeParse(texts)
}
const faults = (read: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  read.error?.issues.map(({ path, message }) => [path[0], message])

test.for([
  ['dunes.example', 'https://dunes.example'],
  [' dunes.example/cars ', 'https://dunes.example/cars'],
  ['http://dunes.example', 'http://dunes.example'],
] as const)('a website is read with the protocol it was typed with, else https: %s', ([entered, website]) => {
  expect(partner({ website: entered }).data?.website).toBe(website)
})

test.for([
  ['', 'website_required'],
  ['dunes', 'website_invalid'],
  ['javascript:alert(1)', 'website_invalid'],
  ['ftp://dunes.example', 'website_invalid'],
] as const)('what is no website is refused: %s', ([website, message]) => {
  expect(faults(partner({ website }))).toEqual([['website', message]])
})

test('a fleet is read in the digits it was typed in', () => {
  const read = supplierForm('AE', readPhone).safeParse({ ...COMPANY, fleet_size: '١٬٢٠٠' })
  expect(read.data).toMatchObject({ fleet_size: 1200, industry_id: 1, phone: PHONE })
})

test('neither another number nor a booking has to be given', () => {
  const { data } = contact({ contact_number: ' ', booking_reference: ' ' })
  expect([data?.contact_number, data?.booking_reference]).toEqual([undefined, undefined])
  expect(contact({}).success).toBe(true)
})

test.for([
  [{ phone: ' ' }, 'phone', 'phone_required'],
  [{ phone: '12' }, 'phone', 'phone_invalid'],
  [{ contact_number: '12' }, 'contact_number', 'phone_invalid'],
  [{ booking_reference: 'x'.repeat(21) }, 'booking_reference', 'too_long:20'],
] as const)('Contact us refuses %j', ([over, name, message]) => {
  expect(faults(contact(over))).toEqual([[name, message]])
})

test('a deal may be for one day, from the day before on, for who is west of us', () => {
  expect(deal({ pickup_date: '2026-11-30' }).data).toMatchObject({ pickup_id: 'DXB', party: 7, phone: PHONE })
})

test.for([
  [{ pickup_date: '2026-11-29' }, 'pickup_date', 'date_past'],
  [{ pickup_date: '2026-12-21' }, 'dropoff_date', 'dropoff_before'],
  [{ dropoff_date: '' }, 'dropoff_date', 'date_required'],
  [{ pickup_id: '' }, 'pickup_id', 'pickup_required'],
  [{ pickup_id: '', pickup: 'Xyzzyville' }, 'pickup_id', 'place_unknown'],
  [{ party: '61' }, 'party', 'party_invalid'],
] as const)('a deal is refused with %j', ([over, name, message]) => {
  expect(faults(deal(over))).toEqual([[name, message]])
})
