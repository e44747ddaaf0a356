import type {
  Destination,
  DestinationCountry,
  DestinationsReply,
} from '#domains/content/destinations/destination.contract.ts'
import { api, type Reply } from '#web/app/api.ts'

type InCurrency<Asked = object> = Asked & { currency_id: number }

/** Places where cars are handed out. */
export const destinationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    destinations: build.query<Reply<typeof DestinationsReply>, void>({
      query: () => ({ url: 'destinations' }),
    }),
    destinationCountry: build.query<DestinationCountry, InCurrency<{ country: string }>>({
      query: (params) => ({ url: 'destination-country', params }),
    }),
    destination: build.query<Destination, InCurrency<{ country: string; place: string }>>({
      query: (params) => ({ url: 'destination', params }),
    }),
  }),
})

export const { useDestinationsQuery, useDestinationCountryQuery, useDestinationQuery } = destinationsApi
