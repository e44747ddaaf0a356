import type {
  KnownOffersBody,
  KnownOffersReply,
} from '#domains/rentals/known-offers/known-offers.contract.ts'
import type * as saved from '#domains/rentals/saved-cars/saved-car.contract.ts'
import { api, type Body, type Reply } from '#web/app/api.ts'
import { hasCar, withoutCar, type CarRef } from './car-refs.ts'

type SavedCars = Reply<typeof saved.SavedCarsReply>

/** Cars that are compared and saved. */
export const choiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    knownOffers: build.query<Reply<typeof KnownOffersReply>, Body<typeof KnownOffersBody>>({
      query: (body) => ({ url: 'offers', method: 'POST', body }),
    }),
    savedCars: build.query<SavedCars, void>({
      query: () => ({ url: 'user/saved-cars' }),
      providesTags: ['SAVED_CARS'],
    }),
    /** Optimistic update, reverted if rejected; the reply has the time of saving. */
    saveCars: build.mutation<Reply<typeof saved.SaveCarsReply>, readonly CarRef[]>({
      query: (items) => ({ url: 'user/saved-cars', method: 'PUT', body: { items } }),
      async onQueryStarted(cars, { dispatch, queryFulfilled }) {
        const added = dispatch(
          choiceApi.util.updateQueryData('savedCars', undefined, ({ items, most }) => ({
            most,
            items: [
              ...cars.filter((car) => !hasCar(items, car)).map((car) => ({ ...car, saved_at: '' })),
              ...items,
            ],
          })),
        )
        try {
          const { items, most } = (await queryFulfilled).data
          await dispatch(choiceApi.util.upsertQueryData('savedCars', undefined, { items, most }))
        } catch {
          added.undo()
        }
      },
    }),
    removeSavedCar: build.mutation<null, CarRef>({
      query: ({ offer_id, car_id }) => ({
        url: 'user/saved-cars',
        method: 'DELETE',
        params: { offer_id, car_id },
      }),
      async onQueryStarted(car, { dispatch, queryFulfilled }) {
        const removed = dispatch(
          choiceApi.util.updateQueryData('savedCars', undefined, ({ items, most }) => ({
            most,
            items: withoutCar(items, car),
          })),
        )
        await queryFulfilled.catch(removed.undo)
      },
    }),
  }),
})

export const { useKnownOffersQuery, useSavedCarsQuery, useSaveCarsMutation, useRemoveSavedCarMutation } =
  choiceApi
