/** How a type of vehicle is drawn. */
export const VEHICLE_PICTURES = [
  'hatchback',
  'saloon',
  'luxury',
  'suv',
  'people_carrier',
  'van',
  'coach',
] as const
export type VehiclePicture = (typeof VEHICLE_PICTURES)[number]
