import { EUROPE } from './arabic-cities-europe.ts'
import { NEAR } from './arabic-cities-near.ts'
import { OVERSEAS } from './arabic-cities-overseas.ts'

/** Curated Arabic names, by country and the English name the place has here. */
export const ARABIC_CITY_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...NEAR,
  ...EUROPE,
  ...OVERSEAS,
}
