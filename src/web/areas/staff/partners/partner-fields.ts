import { EARNS } from '#domains/partners/record/partner.contract.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import type { Values } from '../form/draft.ts'
import type { FieldSpec } from '../form/field-spec.ts'

/** Who the partner is, besides the code. */
export const NAMED: readonly FieldSpec[] = [
  { name: 'name', kind: 'text' },
  {
    name: 'partner_lang_id',
    kind: 'one_of',
    options: LANGUAGES.map(({ id, name }) => ({ value: String(id), label: name })),
  },
]

export const CODE: FieldSpec = { name: 'code', kind: 'code' }

/** The first owner. */
export const OWNER: readonly FieldSpec[] = [
  { name: 'first_name', kind: 'text' },
  { name: 'last_name', kind: 'text' },
  { name: 'email', kind: 'code' },
]

export const EARNS_FIELD: FieldSpec = { name: 'earns', kind: 'choice', options: EARNS }

const PERCENTS: readonly FieldSpec[] = [
  { name: 'usual_percent', kind: 'number', optional: true, usual: [0, 15] },
  { name: 'min_percent', kind: 'number', optional: true, usual: [0, 15] },
  { name: 'max_percent', kind: 'number', optional: true, usual: [0, 20] },
]
const SHARE: readonly FieldSpec[] = [{ name: 'share_percent', kind: 'number', usual: [5, 80] }]
export const TRIPS: FieldSpec = { name: 'trip_percent', kind: 'number', optional: true, usual: [0, 15] }
export const HOLDING: FieldSpec = { name: 'holding_days', kind: 'number', usual: [7, 60] }

/** What else is agreed of each way to earn. */
export const AGREED = { percent: PERCENTS, margin_share: SHARE } as const

export const TERMS: readonly FieldSpec[] = [EARNS_FIELD, ...PERCENTS, ...SHARE, TRIPS, HOLDING]

/** What was typed as the API takes it: of the ways to earn the chosen one alone. */
export function asTyped({ partner_lang_id, ...typed }: Values): Values {
  const other = AGREED[typed['earns'] === 'margin_share' ? 'percent' : 'margin_share']
  return {
    ...typed,
    ...Object.fromEntries(other.map(({ name }) => [name, null])),
    partner_lang_id: Number(partner_lang_id),
  }
}
