import type { HomeText } from '#domains/content/content-body.contract.ts'
import type { Home } from '#domains/content/home.contract.ts'
import { api } from '#web/app/api.ts'
import type { SiteState } from '#web/app/store.ts'

/** In whose currency it is, and for which role (specification §7: 1 unless somebody of another is signed in). */
type HomeAsked = { currency_id: number; role_id: number }

export const homeAsked = ({ header, session }: SiteState): HomeAsked => ({
  currency_id: header.currency_id,
  role_id: session.data.userData?.role_id ?? 1,
})

/** What the home page shows. */
export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    home: build.query<Home, HomeAsked>({ query: (params) => ({ url: 'home', params }) }),
    /** The texts of a version that is not published, for the staff. */
    homePreview: build.query<HomeText, number>({
      query: (version) => ({ url: 'staff/content/preview', params: { page: 'home', version } }),
    }),
  }),
})
