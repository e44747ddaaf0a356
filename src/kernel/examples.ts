/** Values shared by the examples of the API reference: one person, and placeholders that only have a valid form. */
export const EXAMPLE = {
  id: '01890000-0000-7000-8000-000000000000',
  reference: 'ABCDEFGHJK',
  secret: 'q3Zb0fWwYtVnKc7LrXsDh2JgUo5MeAi8PzTxNyBkRvQ',
  password: 'a camel crosses slowly',
  phone: { countryCode: '+971', phone: '501234567' },
  person: {
    first_name: 'Layla',
    last_name: 'Haddad',
    email: 'layla@example.com',
    phone: { countryCode: '+971', phone: '501234567' },
  },
  traveller: {
    name: 'Layla Haddad',
    email: 'layla@example.com',
    phone: { countryCode: '+971', phone: '501234567' },
  },
}
