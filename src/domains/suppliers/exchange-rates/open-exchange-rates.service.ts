import type { App } from '#platform/app.ts'
import { loadExchangeRates } from './exchange-rates.store.ts'

declare module '#platform/app.ts' {
  interface App {
    /** Reads the stored exchange rates again. */
    reloadExchange: () => Promise<void>
  }
}

/** Loads the exchange rates into this process's memory. */
export async function openExchangeRates({ db }: Pick<App, 'db'>) {
  let current = await loadExchangeRates(db)
  return {
    exchange: () => current,
    async reloadExchange(): Promise<void> {
      current = await loadExchangeRates(db)
    },
  }
}
