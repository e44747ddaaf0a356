/**
 * What the desk asks of who drives a self-drive car, as car hire asks it: the youngest age of our own stock's smaller cars
 * (`src/seed/stock/fleet.ts`), and the year of a licence that rentals ask where a supplier says nothing (`licence_years`).
 */
export const SELF_DRIVE_TERMS: { minimumAge: number; licenceYears: number } = {
  minimumAge: 21,
  licenceYears: 1,
}
