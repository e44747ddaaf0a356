import { DEMO_KEY } from '#domains/widget/demo/demo.contract.ts'
import type { Attack } from './attack.ts'

/** One network asks with a page's key as often as it can; another visitor of the page comes afterwards. */
export const embeddingKey: Attack = async ({ call }) => {
  const headers = { 'x-api-key': DEMO_KEY }
  const ask = (from: string) => call('/trips/api/o/country/grid', from, { headers })
  const replies = []
  for (let turn = 0; turn < 20; turn++)
    replies.push(...(await Promise.all(Array.from({ length: 10 }, () => ask('203.0.113.30')))))
  const refused = (await ask('203.0.113.31')).status === 429 ? 1 : 0
  return [
    {
      what: 'Requests of a page’s key that one network uses up, of 600 a minute',
      asked: replies.length,
      got: replies.filter(({ status }) => status !== 429).length,
      bound: 120,
    },
    { what: 'Other visitors of the page who are kept waiting by it', asked: 1, got: refused, bound: 0 },
  ]
}

/** Guests of thirty /64s of one /48. */
export const widerNetwork: Attack = async ({ call }) => {
  let guests = 0
  for (let network = 0; network < 30; network++)
    for (let turn = 0; turn < 6; turn++) {
      const from = `2001:db8:77:${(network * 256).toString(16)}::1`
      if ((await call('/api/guest-login', from)).status === 200) guests += 1
    }
  return [{ what: 'Guests of thirty /64s of one /48 in a minute', asked: 180, got: guests, bound: 120 }]
}
