import { fill } from '#kernel/filled-text.ts'
import { languageRow, perLanguage, type Language, type Localized } from '#kernel/locale.ts'
import { amountText, dayText } from '#kernel/texts.ts'
import { RULES } from '../categories/rules.ts'
import type { Fare, FareLine } from '../lines/fare.contract.ts'
import type { LineDraft, LineKind, LineRule } from '../lines/fare-draft.ts'
import type { LineTexts } from '../categories/category-rules.ts'
import { readTexts } from '#kernel/read-texts.ts'
import type words from '../words/en/fare-lines.json'

/** Values of a line, as text with their units. */
type LineValues = Readonly<Record<string, string>>

/** Texts of lines that several categories share, and of their context. */
const SHARED: Localized<LineTexts<LineKind, LineRule> & typeof words> = readTexts<typeof words>(
  'domains/fares',
  'fare-lines',
)
const LINES = perLanguage(linesIn)

/** Returns the texts of shared lines and of each category's own lines. */
function linesIn(language: Language): LineTexts {
  const all = [SHARED[language], ...RULES.map(({ texts }) => texts[language])]
  return {
    label: Object.assign({}, ...all.map(({ label }) => label)) as LineTexts['label'],
    explanation: Object.assign({}, ...all.map(({ explanation }) => explanation)) as LineTexts['explanation'],
  }
}

/** Returns the label of a line. It marks an estimate, and a tax that is not charged. */
export function lineLabel(
  { kind, rule, inputs }: Pick<LineDraft<string, string>, 'kind' | 'rule' | 'inputs'>,
  language: Language,
) {
  const texts = SHARED[language]
  const label = called(kind, inputs, language)
  if (rule === 'tax_by_recipient') return fill(texts.byRecipient, { label })
  if (rule === 'estimate_kept') return fill(texts.billedEstimate, { label })
  return rule.startsWith('estimate_') ? fill(texts.estimate, { label }) : label
}

/** Returns the purchased package or plan. Null if a trip has no such choice. */
export function boughtText({ lines }: Pick<Fare, 'lines'>, language: Language): string | null {
  const line = lines.find(({ kind }) => kind === 'package' || kind === 'plan')
  return line ? called(line.kind, line.inputs, language) : null
}

/** Returns the label of a kind; an unknown kind is its own label. */
function called(kind: string, inputs: FareLine['inputs'], language: Language): string {
  return fill(LINES[language].label[kind] ?? kind, lineValuesOf(inputs, language))
}

/** Explains the amount of a line in a sentence. `line` must come from the engine. */
export function lineExplanation(line: FareLine, language: Language): string {
  const { inputs, amount, rate, quantity } = line
  const money = (hundredths: unknown) =>
    amountText({ amount: Number(hundredths), currency: amount.currency }, language)
  const values: LineValues = {
    ...lineValuesOf(inputs, language),
    ...(rate && { rate: amountText(rate, language) }),
    ...(quantity !== null && {
      quantity: String(quantity),
      billed: withUnit(quantity, 'kilometer', language),
    }),
    price: money(inputs['price'] ?? 0),
    each: money(inputs['per_km'] ?? 0),
    whole: money(inputs['whole_night'] ?? 0),
    net: money(inputs['net'] ?? 0),
    due: money(inputs['due'] ?? 0),
  }
  const sentence = fill(LINES[language].explanation[line.rule] ?? line.rule, values)
  return inputs['garage_to_garage'] === true ? `${sentence} ${SHARED[language].fromGarage}` : sentence
}

/** Returns a line's inputs as text, with their units. */
function lineValuesOf(inputs: FareLine['inputs'], language: Language): LineValues {
  const minutes = (name: string) => timeText(Number(inputs[name] ?? 0), language)
  const km = (name: string) => withUnit(Number(inputs[name] ?? 0), 'kilometer', language)
  return {
    time: minutes('minutes'),
    km: km('km'),
    driven: km('driven'),
    min: km(inputs['min_km'] === undefined ? 'min_km_per_day' : 'min_km'),
    used: km('used'),
    included: km('included'),
    usedTime: minutes('used_minutes'),
    includedTime: minutes('included_minutes'),
    grace: minutes('grace_minutes'),
    waited: minutes('waited'),
    free: minutes('free'),
    days: String(inputs['days'] ?? ''),
    reason: String(inputs['reason'] ?? ''),
    from: inputs['from_km'] === undefined ? dayOf(inputs['from_day'], language) : km('from_km'),
    percent: percentText(Number(inputs['basis_points'] ?? 0), language),
    country: typeof inputs['country'] === 'string' ? countryText(inputs['country'], language) : '',
  }
}

/** Formats basis points as a percentage. */
export function percentText(basisPoints: number, language: Language): string {
  const { locale, percentSign } = languageRow(language)
  return (basisPoints / 100).toLocaleString(locale) + percentSign
}

/** Formats whole hours as hours, otherwise minutes. */
function timeText(minutes: number, language: Language): string {
  return minutes > 0 && minutes % 60 === 0
    ? withUnit(minutes / 60, 'hour', language)
    : withUnit(minutes, 'minute', language)
}

const UNITS = {
  kilometer: { style: 'unit', unit: 'kilometer', unitDisplay: 'short' },
  hour: { style: 'unit', unit: 'hour', unitDisplay: 'long' },
  minute: { style: 'unit', unit: 'minute', unitDisplay: 'long' },
} as const satisfies Record<string, Intl.NumberFormatOptions>

const formats = new Map<string, Intl.NumberFormat>()

/** Formats a count with its unit, in the language's plural form. */
function withUnit(count: number, unit: keyof typeof UNITS, language: Language): string {
  const key = `${language} ${unit}`
  const format = formats.get(key) ?? new Intl.NumberFormat(languageRow(language).locale, UNITS[unit])
  formats.set(key, format)
  return format.format(count)
}

const countries = perLanguage((language) => new Intl.DisplayNames(language, { type: 'region' }))

/** Returns the name of a country, or its code if it has no name. */
export function countryText(code: string, language: Language): string {
  return countries[language].of(code) ?? code
}

function dayOf(day: unknown, language: Language): string {
  return typeof day === 'string' ? dayText(day, language) : ''
}
