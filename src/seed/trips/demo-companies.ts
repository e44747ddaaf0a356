/** From the numbers that Ofcom keeps for fiction. */
const phone = (last: string) => ({ countryCode: '+44', phone: `2079460${last}` })

/** Companies that book trips for their people; their e-mail domains are reserved (RFC 2606). */
export const DEMO_COMPANIES = [
  {
    corp_id: 'falcon',
    name: 'Falcon Trading LLC',
    country_code: 'AE',
    currency: 'AED',
    tax_id: '100000000000003',
    address: { addressLine: 'Office 1204, Palm Tower, Sheikh Zayed Road', city: 'Dubai', country: 'AE' },
    phone: phone('101'),
    email: 'travel@falcon.example',
    approval_required: false,
  },
  {
    corp_id: 'indus',
    name: 'Indus Software Private Limited',
    country_code: 'IN',
    currency: 'INR',
    tax_id: '29AAAAA0000A1Z5',
    address: { addressLine: '42 Lake View Road, Indiranagar', city: 'Bengaluru', country: 'IN' },
    phone: phone('102'),
    email: 'travel@indus.example',
    approval_required: true,
  },
  {
    corp_id: 'najd',
    name: 'Najd Engineering Company',
    country_code: 'SA',
    currency: 'SAR',
    tax_id: '300000000000003',
    address: { addressLine: '7 King Fahd Road, Al Olaya', city: 'Riyadh', country: 'SA' },
    phone: phone('103'),
    email: 'travel@najd.example',
    approval_required: false,
  },
] as const
