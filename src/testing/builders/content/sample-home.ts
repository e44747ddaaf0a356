import type { Home } from '#domains/content/home.contract.ts'

/** Its name would end a script element if it were not escaped. */
export const sampleDubai = {
  id: 'DXB',
  type: 'airport',
  iata: 'DXB',
  name: 'Dubai </script> Airport',
  city: 'Dubai',
  country: 'United Arab Emirates',
  country_code: 'AE',
  latitude: 25.25,
  longitude: 55.36,
  time_zone: 'Asia/Dubai',
} as const

/** Contents of home without seen prices, ratings or questions. */
export const sampleHome: Home = {
  hero: { title: 'Rent a car', lead: 'The whole price first.' },
  steps: [{ title: 'Say where and when', text: 'One search asks all suppliers.' }],
  popular_locations: [{ ...sampleDubai, from: null }],
  deals: [],
  suppliers: [],
  faqs: [],
  testimonials: [],
  languages: [],
  currencies: [],
}

/** The API's reply to a page: home's, and an empty list to anything else. */
export function pageReply({ url }: Request, headers: Record<string, string> = {}): Response {
  return Response.json(new URL(url).pathname === '/api/home' ? sampleHome : { items: [] }, { headers })
}
