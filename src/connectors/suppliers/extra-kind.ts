import type { ExtraKind } from '#domains/suppliers/supplier-connector.ts'

/** Names of extras, in the languages that suppliers write them in; the first match counts. */
const NAMES: readonly (readonly [RegExp, ExtraKind])[] = [
  [/(?:luggage|roof|bike|cycle|bicycle)[ -]?(?:rack|box|carrier|bars?)\b/iu, 'other'],
  [/(?:additional|extra|second|2nd) driver|guida(?:tore)? aggiuntiv|ek sürücü/iu, 'additional_driver'],
  [/bebek|baby|infant/iu, 'infant_seat'],
  [/yükseltici|booster/iu, 'booster_seat'],
  [/çocuk|child|toddler|bimbo/iu, 'child_seat'],
  [/\bgps\b|navi|sat ?nav/iu, 'gps'],
  [/nternet|\bwi-?fi|\bmi-?fi/iu, 'wifi'],
  [/zincir|chain|catene/iu, 'snow_chains'],
  [/kayak|\bski/iu, 'ski_rack'],
  [/yurt ?dışı|cross.?border|border (?:fee|permit|crossing)/iu, 'cross_border'],
]

/**
 * What an extra is: its name decides. The supplier's code counts only where the name says nothing we know, and then only
 * a code whose meaning the supplier publishes (`ofCode`): none is ever guessed from its letters. Everything else is
 * `other`, sold under the supplier's own name.
 */
export function extraKind(name: string, ofCode?: ExtraKind): ExtraKind {
  const readable = name.slice(0, LONGEST).replaceAll('_', ' ')
  return NAMES.find(([words]) => words.test(readable))?.[1] ?? ofCode ?? 'other'
}

const LONGEST = 200
