import { foldText } from './fold-text.ts'
import { withoutOrSimilar } from './or-similar.ts'
import { copyStrings } from './copy-strings.ts'

/** Brands as we write them, with suppliers' other spellings. */
const BRANDS: Readonly<Record<string, readonly string[]>> = {
  Abarth: [],
  'Alfa Romeo': ['Alfa'],
  'Aston Martin': [],
  Audi: [],
  Bentley: [],
  BMW: [],
  BYD: [],
  Cadillac: [],
  Changan: [],
  Chery: [],
  Chevrolet: ['Chevy'],
  Chrysler: [],
  Citroën: ['Citroen'],
  Cupra: [],
  Dacia: [],
  Dodge: [],
  DS: ['DS Automobiles'],
  Ferrari: [],
  Fiat: [],
  Ford: [],
  GAC: [],
  Geely: [],
  Genesis: [],
  GMC: [],
  Haval: [],
  Honda: [],
  Hyundai: ['Hyunday'],
  Infiniti: [],
  Isuzu: [],
  Iveco: [],
  JAC: [],
  Jaecoo: [],
  Jaguar: [],
  Jeep: [],
  Jetour: [],
  Kia: [],
  Lamborghini: [],
  Lancia: [],
  'Land Rover': [],
  'Land Rover Range Rover': ['Range Rover'],
  Lexus: [],
  Lincoln: [],
  'Lynk & Co': [],
  MAN: [],
  Maserati: [],
  Maxus: [],
  Mazda: [],
  McLaren: [],
  'Mercedes-Benz': ['Mercedes', 'Mercedes Benz', 'MB', 'Merc'],
  MG: [],
  Mini: ['BMW Mini'],
  Mitsubishi: [],
  Nissan: [],
  Omoda: [],
  Opel: [],
  Peugeot: ['Peugot'],
  Polestar: [],
  Porsche: [],
  RAM: [],
  Renault: [],
  'Rolls-Royce': [],
  Rover: [],
  Saab: [],
  Seat: [],
  Skoda: [],
  Smart: [],
  SsangYong: [],
  Subaru: [],
  Suzuki: [],
  Tesla: [],
  Togg: [],
  Toyota: [],
  Vauxhall: [],
  Volkswagen: ['VW', 'V.W.', 'Volkswagon'],
  Volvo: [],
}

/** Models whose capitals or hyphens do not follow a rule. */
const MODELS = [
  ...'A B C E G S T V X'.split(' ').map((initial) => `${initial}-Class`),
  ...'GLA GLB GLC GLE GLS CLA CLE CLS EQA EQB EQC EQE EQS EQV SLC SLK AMG GTI GTD TDI TSI SUV PHEV LWB'.split(
    ' ',
  ),
  ...'T-Roc T-Cross ID.3 ID.4 ID.5 ID.7 Up! C-HR RAV4 bZ4X CR-V HR-V ZR-V MX-5 MX-30 CX-3 CX-5 CX-30 CX-60'.split(
    ' ',
  ),
  ...'X-Trail e-208 e-2008 e-308 e-Golf B-Max C-Max S-Max EcoSport Ka Ka+ Go i10 i20 i30 i40 ix20 ix35'.split(
    ' ',
  ),
  ...'iX iX1 iX2 iX3 i3 i4 i5 i7 i8 500C 500e 500L 500X S-Cross SX4 F-Pace E-Pace I-Pace F-Type 4x4'.split(
    ' ',
  ),
  ...'ASX MCV e-Niro e-Soul e-Tron e-Up! Coupé Plug-in Pick-up'.split(' '),
  'Santa Fe',
]

const BRAND_OF = new Map(
  Object.entries(BRANDS).flatMap(([brand, others]) =>
    [brand, ...others].map((spelling) => [letters(spelling), brand] as const),
  ),
)
const MODEL_OF = new Map(
  MODELS.flatMap((model) => {
    const spellings = ['Class', 'Klasse', 'Classe', 'Clase'].map((word) => model.replace('Class', word))
    return spellings.map((spelling) => [letters(spelling), model] as const)
  }),
)
const MAX_WORDS = 3

const GEARBOX =
  /[\s,;:/|([\-–—]+(?:automati(?:c|k|que|sch|co|ca)|otomatik|auto?\.?|a\/?t|manual[e]?|manuel(?:le)?|manuelle?r?|manuell|m\/?t|[أا]وتوماتيك|يدوي)(?:\s+(?:transmission|gearbox|vites))?[\s)\].]*$/iu
const GROUP =
  /^[([\s]*(?:(gro?u?pp?[eo]?|grp|categor[yí]a?|categorie|kategorie|cat|class)\.?\s+)?[a-z0-9]{1,4}[)\]]?\s*[-–—:.)/|]?\s+(?=\S)/iu

const known = new Map<string, string>()
const MAX_NAMES = 2000
const LONGEST = 200
const MAX_ROUNDS = 3

/**
 * Returns the catalogue name of a model, for any supplier's spelling: the brand as we write it, no gearbox, group
 * letter or "or similar", and capitals, accents, hyphens and apostrophes by one rule. Idempotent.
 */
export function catalogueName(name: string): string {
  const before = known.get(name)
  if (before !== undefined) return before
  let normalized = normalised(name.slice(0, LONGEST))
  // Removing one ending may expose another: "Panda or similar, Automatic".
  for (let round = 0; round < MAX_ROUNDS; round += 1) normalized = normalised(normalized)
  if (known.size >= MAX_NAMES) known.clear()
  // Copied, because a supplier's name is a slice of its response, which would stay in memory.
  known.set(copyStrings(name), normalized)
  return normalized
}

function normalised(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replaceAll(/\p{Cf}|['’‘ʼ`´′]/gu, '')
    .replaceAll(/[\s_]+/gu, ' ')
  const model = withoutOrSimilar(plain).replace(GEARBOX, '')
  const words = withoutGroup(model).split(' ')
  const brand = brandOf(words)
  if (!brand) return inCatalogue(words)
  let rest = words.slice(brand.words)
  // Some systems repeat the brand with the model.
  for (let again = brandOf(rest); again?.name === brand.name; again = brandOf(rest))
    rest = rest.slice(again.words)
  return [brand.name, inCatalogue(rest)].filter(Boolean).join(' ')
}

/**
 * Removes a supplier's group, a letter or code before the name, if a brand follows or the text labels it as a group.
 */
function withoutGroup(name: string): string {
  const [prefix, isCalled] = GROUP.exec(name) ?? []
  if (prefix === undefined || brandOf(name.split(' '))) return name
  const rest = name.slice(prefix.length)
  return isCalled || brandOf(rest.split(' ')) ? rest : name
}

function brandOf(words: readonly string[]): { name: string; words: number } | null {
  for (let count = Math.min(MAX_WORDS, words.length); count > 0; count -= 1) {
    const name = BRAND_OF.get(letters(words.slice(0, count).join('')))
    if (name !== undefined) return { name, words: count }
  }
  return null
}

function inCatalogue(words: readonly string[]): string {
  const normalized: string[] = []
  for (let at = 0; at < words.length;) {
    let count = Math.min(MAX_WORDS, words.length - at)
    while (count > 1 && !MODEL_OF.has(letters(words.slice(at, at + count).join('')))) count -= 1
    const text = words.slice(at, at + count).join('')
    normalized.push(MODEL_OF.get(letters(text)) ?? text.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, capitals))
    at += count
  }
  return normalized
    .filter(Boolean)
    .join(' ')
    .replace(/[\s,;:/|\-–—]+$/u, '')
}

/**
 * Capitalises a word: short words and those with digits are codes, others are names. A code like `320i` is in lower
 * case.
 */
function capitals(word: string): string {
  if (!/\p{Script=Latin}/u.test(word)) return word
  const plain = foldText(word)
  if (/^\d{3}[a-z]$/.test(plain)) return plain
  return plain.length <= 2 || /\d/.test(plain)
    ? plain.toUpperCase()
    : plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** Returns the characters that distinguish two spellings: letters and digits, and the plus sign of a larger model. */
function letters(text: string): string {
  return foldText(text.replaceAll('+', 'plus')).replaceAll(' ', '')
}
