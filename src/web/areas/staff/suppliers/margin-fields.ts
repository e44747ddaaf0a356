import type { SupplierPlan } from '#domains/rentals/supply/supplier-plan.contract.ts'
import type { Category } from '#kernel/acriss.ts'
import type { Translate } from '#ui/messages/messages.ts'
import type { Values } from '../form/draft.ts'
import type { FieldSpec } from '../form/field-spec.ts'

/** Car classes from small to large. Repeated here, so that no traveller page shares a chunk with this one. */
const CLASSES = Object.keys({
  mini: true,
  economy: true,
  compact: true,
  intermediate: true,
  standard: true,
  fullsize: true,
  premium: true,
  luxury: true,
  oversize: true,
  special: true,
} satisfies Record<Category, true>)

/** Fields of the effect of a rule and its start date. */
export const EFFECT: readonly FieldSpec[] = [
  { name: 'how', kind: 'choice', options: ['add', 'set'] },
  { name: 'percent', kind: 'number', usual: [-5, 25] },
  { name: 'starts_on', kind: 'date' },
  { name: 'ends_on', kind: 'date', optional: true },
]

/** Returns the fields of the scope of a rule; an empty field matches everything. */
export function scopeFields(plans: readonly SupplierPlan[], t: Translate): readonly FieldSpec[] {
  const suppliers = new Map(plans.map(({ supplier_id, supplier }) => [String(supplier_id), supplier]))
  return [
    {
      name: 'supplier_id',
      kind: 'one_of',
      optional: true,
      none: t('staff_suppliers:margins.every_supplier'),
      options: [...suppliers].map(([value, label]) => ({ value, label })),
    },
    {
      name: 'plan_id',
      kind: 'one_of',
      optional: true,
      none: t('staff_suppliers:margins.every_plan'),
      options: plans
        .filter(({ payment }) => payment !== 'desk')
        .map(({ plan_id, supplier, label }) => ({ value: plan_id, label: `${supplier} · ${label}` })),
    },
    { name: 'residence', kind: 'country', optional: true },
    { name: 'country', kind: 'country', optional: true },
    { name: 'place_id', kind: 'code', optional: true },
    {
      name: 'category',
      kind: 'one_of',
      optional: true,
      none: t('staff_suppliers:margins.every_class'),
      options: CLASSES.map((value) => ({ value, label: t(`terms:category.${value}`) })),
    },
    { name: 'lead_from', kind: 'number', optional: true, usual: [0, 365] },
    { name: 'lead_to', kind: 'number', optional: true, usual: [0, 365] },
    { name: 'days_from', kind: 'number', optional: true, usual: [1, 90] },
    { name: 'days_to', kind: 'number', optional: true, usual: [1, 90] },
  ]
}

/** Converts the form values of a rule to the API body: supplier ids are numbers. */
export function asSent({ supplier_id: supplier, ...values }: Values): Values {
  return { ...values, supplier_id: typeof supplier === 'string' ? Number(supplier) : null }
}
