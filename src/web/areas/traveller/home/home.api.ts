import type { Home } from '#domains/content/home.contract.ts'
import { api } from '#web/app/api.ts'

/** What the home page shows. */
export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    home: build.query<Home, { currency_id: number }>({ query: (params) => ({ url: 'home', params }) }),
  }),
})
