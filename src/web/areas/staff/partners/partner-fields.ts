import { EARNS } from '#domains/partners/record/partner.contract.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import type { Values } from '../form/draft.ts'
import type { FieldSpec } from '../form/field-spec.ts'

/** Name and language of the partner. */
export const NAME_FIELDS: readonly FieldSpec[] = [
  { name: 'name', kind: 'text' },
  {
    name: 'partner_lang_id',
    kind: 'one_of',
    options: LANGUAGES.map(({ id, name }) => ({ value: String(id), label: name })),
  },
]

export const CODE: FieldSpec = { name: 'code', kind: 'code' }

/** Fields of the first owner. */
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

/** Additional fields of each earning model. */
export const AGREED = { percent: PERCENTS, margin_share: SHARE } as const

export const TERMS: readonly FieldSpec[] = [EARNS_FIELD, ...PERCENTS, ...SHARE, TRIPS, HOLDING]

/** Converts the form values to the API body, with only the chosen earning model. */
export function toPartnerBody({ partner_lang_id, ...values }: Values): Values {
  const other = AGREED[values['earns'] === 'margin_share' ? 'percent' : 'margin_share']
  return {
    ...values,
    ...Object.fromEntries(other.map(({ name }) => [name, null])),
    partner_lang_id: Number(partner_lang_id),
  }
}
