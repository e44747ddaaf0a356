import type { Extra, FeeKind, Rate, RentalRequest } from '#domains/suppliers/supplier-connector.ts'
import { extraKind } from './extra-kind.ts'
import { kindByName, phrases } from './phrases.ts'

/** The conditions that conditional fees depend on. */
export type Renter = { driverAge: number; oneWay: boolean }

export function renterOf({ driverAge, pickUpStation, dropOffStation }: RentalRequest): Renter {
  return { driverAge, oneWay: pickUpStation !== dropOffStation }
}

const YOUNG_UNDER = 25
const SENIOR_FROM = 70

/** Names of fees as whole words, in suppliers' languages; the first match wins. */
const FEES: readonly (readonly [RegExp, FeeKind])[] = [
  [
    phrases(
      'one ?way|drop ?off|drop (?:fee|charge)|drop|einweg(?:miete|gebuhr|zuschlag)?|aller simple|d?abandon|solo ida',
      '(?:devolucion|entrega) en otra|sola andata|(?:riconsegna|rilascio) (?:in |presso )?altr[ao]|tek yon',
      '(?:ال)?اتجاه (?:ال)?واحد|ذهاب فقط',
    ),
    'one_way',
  ],
  [
    phrases(
      'young(?:er)?|junior driver|jung(?:er?|ere|erer) fahrer|jungfahrer(?:gebuhr|zuschlag)?|jeunes? conducteurs?',
      'conductor(?:es)? (?:joven(?:es)?|novel)|(?:guidator[ei]|conducent[ei]|guida) giovan[ei]|giovan[ei] (?:guidator[ei]|conducent[ei])',
      'neopatentat[oi]|genc surucu|(?:ال)?سايق (?:ال)?شاب|صغار السن',
    ),
    'young_driver',
  ],
  [
    phrases(
      'senior|seniors|(?:older|mature) drivers?|senioren(?:zuschlag|gebuhr)?|conducteurs? ages?|conductor(?:es)? mayor(?:es)?',
      '(?:guidator[ei]|conducent[ei]) anzian[oi]|yasli surucu|كبار السن',
    ),
    'senior_driver',
  ],
  [
    phrases('airport|aeroport|flughafen\\S*|aeropuerto|aeroporto|hava ?limani|(?:ال)?مطار'),
    'airport_surcharge',
  ],
  [
    phrases(
      '(?:out of|after|off) (?:office )?hours?|ausserhalb der \\S*zeiten|nachtzuschlag|hors (?:horaires?|heures)',
      'fuera de hor(?:as|ario)|fuori orario|mesai (?:saatleri )?disi\\S*|خارج (?:ساعات|اوقات) العمل',
    ),
    'out_of_hours',
  ],
  [
    phrases(
      'environment(?:al)?|eco|eco ?taxe?|ecologic\\S*|green|emissions?|carbon|umwelt\\S*|environnement\\S*|ambiental(?:es|e)?|cevre',
    ),
    'environment',
  ],
  [
    phrases('tax|taxes?|vat|iva|levy|mwst|tva|kdv|steuer|impuestos?|tass[ae]|vergi\\S*|(?:ال)?ضريبه'),
    'local_tax',
  ],
]

/** Words that mark an item as a charge, and regions that only charges are named after. */
const CHARGE = phrases(
  'surcharges?|supplements?|fees?|charges?|\\S*zuschlag|\\S*gebuhr(?:en)?|aufpreis|frais|suplementos?|recargos?|cargos?',
  'supplement[oi]|oner[ei]|tass[ae]|ucreti|bedeli|farki|(?:ال)?رسوم|رسم',
  'regions?|regional|regione|sicil(?:y|ia)|sizilien|sardinia|sardegna|sardinien|cerdena|calabria|puglia|canar(?:y|ias?)',
  'balear(?:ic|es|i)|cors(?:e|ica)|korsika|madeira|azor(?:es|en)|acores|highlands?|islands?|islas?|isole?|iles?|inseln?',
)

/** Returns the kind of fee of a name. Null if it is not a fee. */
export const feeKindByName = kindByName(FEES)

const isCalledCharge = kindByName([[CHARGE, true]])

const OF_RENTERS: ReadonlySet<FeeKind> = new Set<FeeKind>(['one_way', 'young_driver', 'senior_driver'])

/** Returns true if the rental request alone determines whether the fee applies. */
export function dependsOnRenter(kind: FeeKind): boolean {
  return OF_RENTERS.has(kind)
}

/** Returns true if an item's name marks it as a mandatory or conditional fee, which is not an optional extra. */
export function isFeeName(name: string): boolean {
  const kind = feeKindByName(name)
  if (kind && (dependsOnRenter(kind) || kind === 'out_of_hours')) return true
  return extraKind(name) === 'other' && isCalledCharge(name) === true
}

/**
 * Returns true if a conditional fee applies to a renter: one way, or by the driver's age, which its name may state as
 * "19-20", "under 21" or "75+". Conditions outside the request, such as hours, cannot be checked here.
 */
export function appliesTo(kind: FeeKind, name: string, { driverAge, oneWay }: Renter): boolean {
  if (kind === 'one_way') return oneWay
  if (!dependsOnRenter(kind)) return false
  const [, from, to] = /\b(\d\d) ?(?:-|–|to|bis|à|al?) ?(\d\d)\b/iu.exec(name) ?? []
  if (from !== undefined && to !== undefined) return driverAge >= Number(from) && driverAge <= Number(to)
  const [age] = /\b\d\d\b/u.exec(name) ?? []
  const limit = age === undefined ? (kind === 'young_driver' ? YOUNG_UNDER : SENIOR_FROM) : Number(age)
  return kind === 'young_driver' ? driverAge < limit : driverAge >= limit
}

/**
 * Returns the fees among a desk's extras that apply to this renter, for protocols that do not mark required ones. They
 * are due at the desk, unless `charged` contains them.
 */
export function conditionalFees(
  extras: readonly Pick<Extra, 'name' | 'priceForRental'>[],
  renter: Renter,
  charged: readonly { kind: FeeKind }[],
): Rate['fees'] {
  return extras.flatMap(({ name, priceForRental }) => {
    const kind = feeKindByName(name)
    if (!kind || charged.some((fee) => fee.kind === kind) || !appliesTo(kind, name, renter)) return []
    return [{ kind, amount: priceForRental, included: false }]
  })
}
