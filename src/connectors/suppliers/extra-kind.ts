import type { ExtraKind } from '#domains/suppliers/supplier-connector.ts'
import { kindByName, phrases } from './phrases.ts'

/**
 * Names of extras as whole words, folded (`readableName`), in suppliers' languages: English, German, French, Spanish,
 * Italian, Turkish and Arabic. The first match wins; `_` matches up to two arbitrary words.
 */
const NAMES: readonly (readonly [RegExp, ExtraKind])[] = [
  [
    phrases(
      '(?:luggage|roof|bike|bicycle|cycle) (?:racks?|box(?:es)?|carriers?|bars?)',
      'strollers?|prams?|pushchairs?|bugg(?:y|ies)|kinderwagen|poussettes?|cochecitos?|passeggin[oi]',
      '(?:bebek|cocuk) arabasi',
    ),
    'other',
  ],
  [
    phrases(
      '(?:additional|extra|second|2nd|third|3rd) drivers?',
      'zusatzfahrer(?:in|innen|s)?|zweitfahrer|(?:zusatzlicher?|zusaetzlicher?|weiterer?) fahrer',
      'conducteurs? (?:additionnels?|supplementaires?)|(?:second|deuxieme|2eme) conducteur',
      'conductor(?:es)? (?:adicional(?:es)?|extras?)|segundo conductor',
      '(?:guid[ae]|guidator[ei]|conducent[ei]) (?:aggiuntiv[aoei]|supplementar[ei])|second[ao] (?:guida|guidatore|conducente)',
      '(?:ek|ilave|ikinci) surucu(?:ler)?',
      '(?:ال)?سايق (?:ال)?(?:اضافي|ثاني)',
    ),
    'additional_driver',
  ],
  [
    phrases(
      '(?:baby|infant|newborn)s?_ (?:seats?|capsules?)',
      'baby ?(?:schalen?|sitze?|kindersitze?)',
      'sieges?_ (?:bebes?|nourrissons?)',
      '(?:sillas?|sillitas?|asientos?)_ bebes?|portabebes?',
      '(?:seggiolin[oi]|sedil[ei])_ (?:neonat[oi]|bebe)|ovetto',
      'bebek_ (?:koltu[gk]\\S*|ana kucagi)|ana kucagi',
      '(?:مقعد|مقاعد|كرسي)_ (?:لل?)?(?:ال)?(?:رضيع|رضع|مولود)',
    ),
    'infant_seat',
  ],
  [
    phrases(
      'boosters?(?! (?:cables?|packs?|batter(?:y|ies)))',
      '(?:kinder)?sitzerhohung(?:en)?|sitzerhoher',
      'rehausseurs?',
      'alzador(?:es)?|elevador(?:es)? (?:infantil(?:es)?|para ninos?)|cojin elevador',
      'alzatin[ae]|alzabimbo|rialz[oi]',
      'yukseltici(?: koltuk)?',
      '(?:مقعد|كرسي)_ (?:معزز|رافع|تعزيز)',
    ),
    'booster_seat',
  ],
  [
    phrases(
      '(?:child|childs|children|childrens|kids?|toddlers?)_ seats?',
      '(?:auto)?kinder(?:auto)? ?sitze?',
      'sieges?_ enfants?|sieges? auto',
      '(?:sillas?|sillitas?|asientos?)_ (?:nin[oa]s?|infantil(?:es)?)',
      'seggiolin[oi]|sedil[ei]_ (?:bambin[oi]|bimb[oi])',
      'cocuk_ koltu[gk]\\S*',
      '(?:مقعد|مقاعد|كرسي)_ (?:لل?)?(?:ال)?(?:طفل|اطفال)',
    ),
    'child_seat',
  ],
  [
    phrases(
      'gps|nav|navi|sat ?nav|(?:satellite )?navigation|navigators?',
      'navigations?(?:system|gerat|geraet)e?s?|navigateurs?|navegador(?:es)?|navegacion|navigator[ei]|navigazione',
      'navigasyon(?: cihazi)?|(?:ال)?ملاحه|جي بي اس',
    ),
    'gps',
  ],
  [phrases('wi ?fi|mi ?fi|wlan|internet|hot ?spot|واي فاي|(?:ال)?انترنت'), 'wifi'],
  [
    phrases(
      '(?:snow|tyre|tire|wheel) chains?|^chains$',
      'schneeketten?|chaines? (?:a |de )?(?:la )?neige|cadenas? (?:de |para )?(?:la )?nieve',
      'catene (?:da |per )?(?:la )?neve|^catene$|kar zincir\\S*|^zincir$|سلاسل_ (?:لل?)?(?:ال)?ثلج',
    ),
    'snow_chains',
  ],
  [
    phrases(
      'ski ?(?:and snowboard |snowboard )?(?:racks?|box(?:es)?|carriers?|holders?|bars?)',
      'ski ?(?:trager|traeger|halter)|(?:porte|coffre a) skis?|porta ?esqui(?:e?s)?|(?:porta|box) ?sci',
      'kayak (?:tasiyici\\S*|askisi|bagaji)|حامل_ (?:ال)?(?:زلاجات|تزلج)',
    ),
    'ski_rack',
  ],
  [
    phrases(
      'cross border|border (?:fee|permit|crossing)',
      'grenzubertritt|grenzuberschreitung|auslandsfahrt(?:en)?|passage (?:de )?frontieres?|transfrontalier(?:e|es|s)?',
      'cruce (?:de )?fronteras?|transfronteriz[oa]s?|transfrontalier[oaie]|passaggio (?:di )?frontiera',
      'yurt ?disi|عبور (?:ال)?حدود',
    ),
    'cross_border',
  ],
]

/**
 * Returns the kind of an extra, from its name. If the name is unknown, uses the supplier's code, but only one with a
 * published meaning (`ofCode`); codes are never guessed from their letters. Everything else is `other`, sold under the
 * supplier's own name.
 */
export function extraKind(name: string, ofCode?: ExtraKind): ExtraKind {
  return kindOf(name) ?? ofCode ?? 'other'
}

const kindOf = kindByName(NAMES)
