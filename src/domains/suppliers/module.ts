import type { App } from '#platform/app.ts'
import { NotAnswered } from '#platform/jobs.ts'
import { updateExchangeRates } from './exchange-rates/update-exchange-rates.usecase.ts'
import { supplierCallRetention } from './health/call-count.store.ts'
import { supplierMarkRoutes } from './supplier-mark.routes.ts'

type SuppliersApp = Pick<
  App,
  'db' | 'clock' | 'log' | 'plans' | 'callRecorder' | 'fetchBankRates' | 'reloadExchange'
>

/** Suppliers' names, counts of the requests to their plans, and exchange rates. */
export const suppliers = {
  root: ({ plans }: SuppliersApp) => [supplierMarkRoutes({ plans })],
  jobs: ({ reloadExchange, callRecorder }: SuppliersApp) => [
    {
      name: 'exchange rates of each process',
      everySeconds: 60,
      everyProcess: true as const,
      work: reloadExchange,
    },
    { name: 'calls of suppliers', everySeconds: 5, everyProcess: true as const, work: callRecorder.flush },
  ],
  /** The bank publishes in the afternoon of its working days. A failed request is repeated the next time. */
  scheduled(app: SuppliersApp) {
    const { fetchBankRates, reloadExchange } = app
    if (fetchBankRates === null) return []
    const work = async (): Promise<void> => {
      const updated = await updateExchangeRates(app, fetchBankRates)
      if (!updated.ok)
        throw new NotAnswered(`no new exchange rates: ${updated.failure.code}: ${updated.failure.detail}`)
      // This process need not wait for its next reload.
      await reloadExchange()
    }
    return [{ name: 'exchange rates', cron: '15 16,18 * * *', timeZone: 'Europe/Berlin', atOnce: true, work }]
  },
  retention: supplierCallRetention,
  close: ({ callRecorder, log }: SuppliersApp) =>
    callRecorder.flush().catch((err: unknown) => log.warn({ err }, 'the last calls were not counted')),
}
