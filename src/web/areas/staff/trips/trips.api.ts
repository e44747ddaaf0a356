import * as callers from '#domains/trips/dispatch/callers/caller-operations.contract.ts'
import * as billing from '#domains/trips/dispatch/billing/billing-operations.contract.ts'
import * as dispatch from '#domains/trips/dispatch/dispatch-operations.contract.ts'
import type { PackageGridReply } from '#domains/trips/grids/packages/package.contract.ts'
import type { CityGridReply, PlaceGridReply } from '#domains/trips/grids/places/places.contract.ts'
import type { ShuttleGridReply } from '#domains/shuttles/shuttle-grid.contract.ts'
import type { Language } from '#kernel/locale.ts'
import type { ArgumentsOf, ReplyOf } from '#kernel/operation.ts'
import type { Reply } from '#web/app/api.ts'
import { endpoints } from '#web/app/endpoints.ts'

type TripActions = {
  assign: typeof dispatch.assignTrip
  place: typeof dispatch.placeTrip
  start: typeof dispatch.startTrip
  end: typeof dispatch.endTrip
  correct: typeof dispatch.correctDutySlip
  charge: typeof billing.chargeTrip
  remove_charge: typeof billing.removeCharge
  bill: typeof billing.billTrip
  credit_bill: typeof billing.creditBill
  collect: typeof billing.collectForTrip
  remove_collection: typeof billing.removeCollection
  no_show: typeof dispatch.noShowTrip
  cancel: typeof dispatch.cancelTripByStaff
}
export type TripAction = keyof TripActions
/** Unvalidated body of an action; only the API validates it. */
export type ActionInput<Action extends TripAction> = {
  readonly [Field in keyof Omit<ArgumentsOf<TripActions[Action]>, 'id'>]?: unknown
}

type TripActionRequest = { id: string; act: TripAction; body: ActionInput<TripAction> }

/** Builds a request of a public trip grid, which has a different base path and reads the language from a header. */
const grid = (name: string, language: Language, params: object) => ({
  url: `../trips/api/${name}/grid`,
  params,
  headers: { language },
})

/** Endpoints of dispatch. A rejected action also refetches the trip, as a colleague may have changed it. */
export const tripsApi = endpoints({ ...dispatch, ...billing, ...callers })
  .enhanceEndpoints({ addTagTypes: ['STAFF_TRIPS', 'NEXT_BILL'] })
  .injectEndpoints({
    endpoints: (build) => ({
      actOnTrip: build.mutation<ReplyOf<typeof dispatch.assignTrip>, TripActionRequest>({
        query: ({ id, act, body }) => ({
          url: `staff/trips/${id}/${act.replaceAll('_', '-')}`,
          method: 'POST',
          body,
        }),
        // An issued bill leaves no next bill to fetch, but its form stays mounted until the trip is refetched.
        invalidatesTags: (_reply, error, { act }) =>
          isInvalidInput(error)
            ? []
            : act === 'bill' && !error
              ? ['STAFF_TRIPS']
              : ['STAFF_TRIPS', 'NEXT_BILL'],
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
function isInvalidInput(error: unknown): boolean {
  const status = (error as { status?: unknown } | undefined)?.status
  return status === 400 || status === 422
}

export const {
  useReadStaffTripQuery,
  useChooseFleetQuery,
  useExplainStaffTripQuery,
  useReadNextBillQuery,
  usePricePlaceMutation,
  useActOnTripMutation,
  useFindTripCallersQuery,
  useQuoteForCallerMutation,
  useBookForCallerMutation,
  useTripCitiesQuery,
  useTripPlacesQuery,
  useTripPackagesQuery,
  useShuttleDeparturesQuery,
} = tripsApi
