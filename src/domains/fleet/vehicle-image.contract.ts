/** Drawings of vehicle types. */
export const VEHICLE_IMAGES = [
  'hatchback',
  'saloon',
  'luxury',
  'suv',
  'people_carrier',
  'van',
  'coach',
] as const
export type VehicleImage = (typeof VEHICLE_IMAGES)[number]
