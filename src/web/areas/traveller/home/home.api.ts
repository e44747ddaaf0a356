import type { HomeText } from '#domains/content/content-body.contract.ts'
import type { Home } from '#domains/content/home.contract.ts'
import { api } from '#web/app/api.ts'
import type { SiteState } from '#web/app/store.ts'

/** Currency and role of the page (specification §7: role 1 unless a user of another is signed in). */
type HomeParams = { currency_id: number; role_id: number }

export const homeParams = ({ header, session }: SiteState): HomeParams => ({
  currency_id: header.currency_id,
  role_id: session.data.userData?.role_id ?? 1,
})

/** API of the home page. */
export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    home: build.query<Home, HomeParams>({ query: (params) => ({ url: 'home', params }) }),
    /** The texts of a version that is not published, for the staff. */
    homePreview: build.query<HomeText, number>({
      query: (version) => ({ url: 'staff/content/preview', params: { page: 'home', version } }),
    }),
  }),
})
