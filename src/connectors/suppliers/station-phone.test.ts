import { expect, test } from 'vitest'
import { stationPhone, stationPhoneOf } from './station-phone.ts'

test.for([
  { text: '+34 912 345 678', country: 'ES', phone: '+34 912345678' },
  { text: '+34 912345678 / +34 600123456', country: 'ES', phone: '+34 912345678' },
  { text: '912345678 / 912345679', country: 'ES', phone: '+34 912345678' },
  { text: '030 12345678 / 87654321', country: 'DE', phone: '+49 3012345678' },
  { text: '+49 30/12345678', country: 'DE', phone: '+49 3012345678' },
  { text: '+966 11 234 5678 or +966 50 123 4567', country: 'SA', phone: '+966 112345678' },
  { text: '+966112345678 +966501234567', country: 'SA', phone: '+966 112345678' },
  { text: '+44 (0)20 7946 0018', country: 'GB', phone: '+44 2079460018' },
  { text: '+34 (0) 912 345 678', country: 'ES', phone: '+34 912345678' },
  { text: '+39 (0)6 6988 3462', country: 'IT', phone: '+39 0669883462' },
  { text: '+44 20 7946 0018 ext. 12', country: 'GB', phone: '+44 2079460018' },
  { text: '020 7946 0018 x12', country: 'GB', phone: '+44 2079460018' },
  { text: '442079460018', country: 'GB', phone: '+44 2079460018' },
  { text: '0044 20 7946 0018', country: 'US', phone: '+44 2079460018' },
  { text: '(972) 453-0370', country: 'US', phone: '+1 9724530370' },
  { text: '(1) 972-453-0370', country: 'US', phone: '+1 9724530370' },
  { text: '+1242 377 1234', country: 'BS', phone: '+1 2423771234' },
  { text: 'Tel: \u2066+965 2246 7467\u2069', country: 'KW', phone: '+965 22467467' },
  { text: '٢٢٤٦٧٤٦٧', country: 'KW', phone: '+965 22467467' },
  { text: '912345678 - 600123456', country: 'ES', phone: '+34 912345678' },
  { text: '912345678 600123456', country: 'ES', phone: '+34 912345678' },
  { text: '(305) 374-1234 - (305) 374-9999', country: 'US', phone: '+1 3053741234' },
  { text: 'Phone: +34 912 345 678 (24h)', country: 'ES', phone: '+34 912345678' },
  { text: 'Desk 12, open 0800–2000', country: 'KW', phone: ' ' },
  { text: '16689', country: 'EG', phone: ' 16689' },
  { text: 'call the head office', country: 'GB', phone: ' ' },
  { text: '12345678901234567890', country: 'GB', phone: ' ' },
  { text: '', country: 'GB', phone: ' ' },
])('"$text" in $country is $phone', ({ text, country, phone }) => {
  const { countryCode, phone: national } = stationPhone(text, country)
  expect(`${countryCode} ${national}`).toBe(phone)
})

test.for([
  { parts: ['44', '020', '79460018'], phone: '+44 2079460018' },
  { parts: ['+44', '', '(0)20 7946 0018'], phone: '+44 2079460018' },
  { parts: ['0044', '20', '79460018'], phone: '+44 2079460018' },
  { parts: ['', '020', '7946 0018'], phone: '+44 2079460018' },
  { parts: ['44', '20', '+44 20 7946 0018'], phone: '+44 2079460018' },
  { parts: ['44', '', '+442079460018 / +442079460019'], phone: '+44 2079460018' },
  { parts: ['44', '20', '442079460018'], phone: '+44 2079460018' },
  { parts: ['', '', ''], phone: ' ' },
])('of the parts $parts the number is $phone', ({ parts: [access = '', area = '', number = ''], phone }) => {
  const { countryCode, phone: national } = stationPhoneOf({ access, area, number }, 'GB')
  expect(`${countryCode} ${national}`).toBe(phone)
})
