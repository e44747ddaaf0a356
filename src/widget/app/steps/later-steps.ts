/** Steps behind the tabs, in one chunk: most visitors who reach one need all. */
export { SignInStep } from '../account/sign-in-step.tsx'
export { DetailsStep } from '../booking/details-step.tsx'
export { DoneStep } from '../booking/done-step.tsx'
export { PriceOfferStep } from '../price/price-offer-step.tsx'
export { PriceRequestStep } from '../price/price-request-step.tsx'
export { TripStep } from '../trips/trip-step.tsx'
export { TripsStep } from '../trips/trips-step.tsx'
