import type * as booking from '#domains/trips/dispatch/callers/book-for-caller.contract.ts'
import type * as collections from '#domains/trips/dispatch/billing/trip-collection.contract.ts'
import type * as bills from '#domains/trips/dispatch/billing/bill-act.contract.ts'
import type { NextBill } from '#domains/trips/dispatch/billing/next-bill.contract.ts'
import type * as acts from '#domains/trips/dispatch/dispatch-act.contract.ts'
import type * as places from '#domains/trips/dispatch/place-trip.contract.ts'
import type * as dispatch from '#domains/trips/dispatch/dispatch.contract.ts'
import type { TripQuote } from '#domains/fares/quotes/quote.contract.ts'
import type { PackageGridReply } from '#domains/trips/grids/packages/package.contract.ts'
import type { CityGridReply, PlaceGridReply } from '#domains/trips/grids/places/places.contract.ts'
import type { ExplainTripReply } from '#domains/trips/journey/fares/explain-trip.contract.ts'
import type { ShuttleGridReply } from '#domains/shuttles/shuttle-grid.contract.ts'
import type { Language } from '#kernel/locale.ts'
import { api, type Body, type ListQuery, type Reply } from '#web/app/api.ts'

type ActionBodies = {
  assign: typeof acts.AssignTripBody
  place: typeof places.PlaceTripBody
  start: typeof acts.StartTripBody
  end: typeof acts.EndTripBody
  correct: typeof acts.CorrectSlipBody
  charge: typeof bills.ChargeTripBody
  remove_charge: typeof bills.RemoveChargeBody
  bill: typeof bills.BillTripBody
  credit_bill: typeof bills.CreditBillBody
  collect: typeof collections.CollectBody
  remove_collection: typeof collections.RemoveCollectionBody
  no_show: typeof acts.NoShowTripBody
  cancel: typeof acts.CancelTripByStaffBody
}
export type TripAction = keyof ActionBodies
/** Unvalidated body of an action; only the API validates it. */
export type ActionInput<Action extends TripAction> = {
  readonly [Field in keyof Body<ActionBodies[Action]>]?: unknown
}

type TripActionRequest = { id: string; act: TripAction; body: ActionInput<TripAction> }

/** Builds a request of a public trip grid, which has a different base path and reads the language from a header. */
const grid = (name: string, language: Language, params: object) => ({
  url: `../trips/api/${name}/grid`,
  params,
  headers: { language },
})

/** Endpoints of dispatch. A rejected action also refetches the trip, as a colleague may have changed it. */
export const tripsApi = api.enhanceEndpoints({ addTagTypes: ['STAFF_TRIPS', 'NEXT_BILL'] }).injectEndpoints({
  endpoints: (build) => ({
    staffTrips: build.query<dispatch.StaffTrips, ListQuery<typeof dispatch.StaffTripsQuery>>({
      query: (params) => ({ url: 'staff/trips', params }),
      providesTags: ['STAFF_TRIPS'],
    }),
    staffTrip: build.query<dispatch.StaffTrip, string>({
      query: (id) => ({ url: `staff/trips/${encodeURIComponent(id)}` }),
      transformResponse: ({ trip }: Reply<typeof dispatch.StaffTripReply>) => trip,
      providesTags: ['STAFF_TRIPS'],
    }),
    tripFleet: build.query<dispatch.FleetChoice, string>({
      query: (id) => ({ url: `staff/trips/${encodeURIComponent(id)}/fleet` }),
      providesTags: ['STAFF_TRIPS'],
    }),
    tripExplained: build.query<Reply<typeof ExplainTripReply>, string>({
      query: (id) => ({ url: `staff/trips/${encodeURIComponent(id)}/explain` }),
      providesTags: ['STAFF_TRIPS'],
    }),
    pricePlace: build.mutation<places.PricedPlace, Body<typeof places.PricePlaceBody> & { id: string }>({
      query: ({ id, ...body }) => ({ url: `staff/trips/${id}/price-place`, method: 'POST', body }),
    }),
    nextBill: build.query<NextBill, string>({
      query: (id) => ({ url: `staff/trips/${encodeURIComponent(id)}/next-bill` }),
      providesTags: ['NEXT_BILL'],
    }),
    actOnTrip: build.mutation<Reply<typeof dispatch.StaffTripReply>, TripActionRequest>({
      query: ({ id, act, body }) => ({
        url: `staff/trips/${id}/${act.replaceAll('_', '-')}`,
        method: 'POST',
        body,
      }),
      // An issued bill leaves no next bill to fetch, but its form stays mounted until the trip is refetched.
      invalidatesTags: (_reply, error, { act }) =>
        isFault(error) ? [] : act === 'bill' && !error ? ['STAFF_TRIPS'] : ['STAFF_TRIPS', 'NEXT_BILL'],
    }),
    tripCallers: build.query<Reply<typeof booking.TripCallersReply>, string>({
      query: (search) => ({ url: 'staff/trip-callers', params: { search } }),
    }),
    quoteForCaller: build.mutation<TripQuote, Body<typeof booking.QuoteForCallerBody>>({
      query: (body) => ({ url: 'staff/trips/quote', method: 'POST', body }),
    }),
    bookForCaller: build.mutation<
      Reply<typeof dispatch.StaffTripReply>,
      Body<typeof booking.BookForCallerBody>
    >({
      query: (body) => ({ url: 'staff/trips', method: 'POST', body }),
      invalidatesTags: ['STAFF_TRIPS'],
    }),
    tripCities: build.query<Reply<typeof CityGridReply>, Language>({
      query: (language) => grid('city', language, { rows: -1 }),
      keepUnusedDataFor: 3600,
    }),
    tripPlaces: build.query<
      Reply<typeof PlaceGridReply>,
      { search: string; language: Language; city_id?: string }
    >({
      query: ({ language, ...params }) => grid('place', language, params),
    }),
    tripPackages: build.query<
      Reply<typeof PackageGridReply>,
      { city_id: string; category: number; language: Language }
    >({
      query: ({ language, ...params }) => grid('package', language, { ...params, rows: -1 }),
    }),
    shuttleDepartures: build.query<
      Reply<typeof ShuttleGridReply>,
      { city_id: string; day: string; seats: number; language: Language }
    >({
      query: ({ language, ...params }) => grid('shuttle', language, { ...params, rows: -1, late: true }),
    }),
  }),
})

/** Returns true if the input was rejected: the trip is unchanged, so its form stays. */
function isFault(error: unknown): boolean {
  const status = (error as { status?: unknown } | undefined)?.status
  return status === 400 || status === 422
}

export const {
  useStaffTripQuery,
  useTripFleetQuery,
  useTripExplainedQuery,
  useNextBillQuery,
  usePricePlaceMutation,
  useActOnTripMutation,
  useTripCallersQuery,
  useQuoteForCallerMutation,
  useBookForCallerMutation,
  useTripCitiesQuery,
  useTripPlacesQuery,
  useTripPackagesQuery,
  useShuttleDeparturesQuery,
} = tripsApi
