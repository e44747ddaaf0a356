import { LANGUAGE_CODES } from '#kernel/locale.ts'
import type { RenderSite } from '#web/app/request-context.ts'
import { testClock } from '../../infrastructure/clock.ts'
import { pageReply } from './sample-home.ts'

/** A site's settings whose API answers with sample content; `over` overrides them. */
export function renderSite(over: Partial<RenderSite> = {}): RenderSite {
  return {
    fetchApi: async (call) => pageReply(call),
    productName: 'Rihla',
    languages: LANGUAGE_CODES,
    defaultLanguage: 'ar',
    defaultCurrency: 'EUR',
    publicUrl: 'https://rihla.test',
    production: true,
    simulated: [],
    cardField: { kind: 'typed' },
    knowsNetworks: false,
    mapStyleUrl: null,
    sessionPollSeconds: null,
    company: { name: 'Rihla', address: [] },
    commission: { min: 0, max: 15, usual: 5, trips: 5 },
    minPayout: 50,
    clock: testClock(),
    ...over,
  }
}
