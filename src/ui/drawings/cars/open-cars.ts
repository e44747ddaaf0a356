import type { OpenCar } from './open-car.ts'

/** Convertibles with their roof down. */
export const OPEN_CARS = {
  'convertible-mini': {
    length: 374,
    clearance: 19,
    wheels: { rear: 62, front: 302, radius: 32 },
    tail: [9, 92],
    deck: [26, 98],
    cowl: [276, 97],
    bonnet: [346, 82],
    screen: [222, 138],
    headrests: [128, 192],
    doors: [168],
  },
  'convertible-standard': {
    length: 462,
    clearance: 17,
    wheels: { rear: 92, front: 366, radius: 34 },
    tail: [8, 92],
    deck: [44, 98],
    cowl: [326, 95],
    bonnet: [430, 77],
    screen: [262, 134],
    headrests: [158, 228],
    doors: [196],
  },
  'convertible-luxury': {
    length: 500,
    clearance: 15,
    wheels: { rear: 100, front: 398, radius: 36 },
    tail: [8, 90],
    deck: [54, 96],
    cowl: [344, 92],
    bonnet: [466, 72],
    screen: [276, 130],
    headrests: [172, 244],
    doors: [210],
  },
} as const satisfies Record<string, OpenCar>
