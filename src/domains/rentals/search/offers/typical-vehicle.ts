import type { BodyType, Category, Vehicle } from '#kernel/acriss.ts'

export type Room = { seats: number; doors: number; bags: number }

const BY_BODY: Record<BodyType, Room> = {
  hatchback: { seats: 5, doors: 5, bags: 2 },
  saloon: { seats: 5, doors: 4, bags: 3 },
  estate: { seats: 5, doors: 5, bags: 4 },
  suv: { seats: 5, doors: 5, bags: 3 },
  people_carrier: { seats: 7, doors: 5, bags: 4 },
  van: { seats: 3, doors: 4, bags: 6 },
  convertible: { seats: 4, doors: 2, bags: 1 },
  coupe: { seats: 4, doors: 2, bags: 2 },
  pickup: { seats: 5, doors: 4, bags: 3 },
}

const SMALL: Partial<Record<Category, Partial<Room>>> = {
  mini: { seats: 4, bags: 1 },
  economy: { bags: 1 },
}

/** Returns the typical room of an ACRISS class, for suppliers whose protocol does not state it. */
export function typicalRoom({ category, bodyType }: Vehicle): Room {
  const room = BY_BODY[bodyType]
  return bodyType === 'hatchback' ? { ...room, ...SMALL[category] } : room
}
