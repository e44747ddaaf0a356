import { EXAMPLE } from '#kernel/examples.ts'

const COMPANY = { ...EXAMPLE.person, company: 'Haddad Cars', industry_id: 1, country: 'AE' }

/** An example of each form, by operation. */
export const FORM_EXAMPLES = {
  '/api/get_in_touch': {
    ...EXAMPLE.person,
    subject: 'My voucher',
    issue: 'I cannot find it.\nWhere is it?',
    contact_number: { countryCode: '+965', phone: '50123456' },
  },
  '/api/looking-local-supplier': {
    name: 'Layla Haddad',
    email: EXAMPLE.person.email,
    phone: EXAMPLE.phone,
    pickup_id: 'DXB',
    pickup_date: '2027-03-01',
    dropoff_date: '2027-03-31',
    party: 7,
    notes: 'Two cars for a month',
  },
  '/api/register_supplier': { ...COMPANY, fleet_size: 40, message: 'We have 40 cars in Dubai' },
  '/api/register_partner': {
    ...COMPANY,
    website: 'https://haddad.example/cars',
    traffic: 12_000,
    message: 'We write about travel',
  },
}
