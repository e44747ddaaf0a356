import { reservationPersonalData } from './reservation-personal-data.store.ts'

/** Cars of our own garages. */
export const stock = { personalData: reservationPersonalData }
