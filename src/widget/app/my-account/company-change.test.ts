import { expect, test } from 'vitest'
import type { Customer } from '#domains/companies/customers/customer.contract.ts'
import { readPhone } from '#ui/fields/phone-number.ts'
import { companyChange, companyDraft, type CompanyDraft } from './company-change.ts'

const COMPANY: Customer = {
  id: '0198c1c3-0000-7000-8000-000000000001',
  kind: 'company',
  corp_id: 'falcon',
  name: 'Falcon Trading',
  country_code: 'AE',
  currency: 'AED',
  tax_id: '100234567800003',
  address: { addressLine: 'Corniche 5', city: 'Abu Dhabi', country: 'AE' },
  phone: { countryCode: '+971', phone: '501234567' },
  email: 'travel@falcon.example',
  approval_required: false,
}

test.for<{ what: string; input: Partial<CompanyDraft>; sent: object | null }>([
  { what: 'nothing', input: {}, sent: {} },
  { what: 'the name', input: { name: 'Falcon LLC' }, sent: { name: 'Falcon LLC' } },
  { what: 'no tax number', input: { taxId: ' ' }, sent: { tax_id: null } },
  {
    what: 'a city, with the address it is part of',
    input: { city: 'Dubai' },
    sent: { address: { addressLine: 'Corniche 5', city: 'Dubai', country: 'AE' } },
  },
  {
    what: 'a number as people write it there',
    input: { phone: '04 331 1111' },
    sent: { phone: { countryCode: '+971', phone: '43311111' } },
  },
  { what: 'another country of the same number', input: { phoneCountry: 'KW' }, sent: {} },
  { what: 'no telephone', input: { phone: '' }, sent: { phone: null } },
  { what: 'a number that nobody has', input: { phone: '12' }, sent: null },
  { what: 'no e-mail', input: { email: '' }, sent: { email: null } },
  { what: 'approval', input: { approval: true }, sent: { approval_required: true } },
])('of a company, $what is sent as what changes', ({ input, sent }) => {
  expect(companyChange(COMPANY, { ...companyDraft(COMPANY, 'GB'), ...input }, readPhone)).toEqual(sent)
})

test('what a company has not is empty, in the country that its traveller most likely is in', () => {
  const bare = { ...COMPANY, country_code: null, tax_id: null, address: null, phone: null, email: null }
  expect(companyDraft(bare, 'GB')).toMatchObject({
    taxId: '',
    addressLine: '',
    country: 'GB',
    phoneCountry: 'GB',
    phone: '',
    email: '',
  })
})
