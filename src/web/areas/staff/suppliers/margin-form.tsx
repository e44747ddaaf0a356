import { useEffect, useRef, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { MarginPreview as Preview, StaffMargin } from '#domains/rentals/supply/margin-rule.contract.ts'
import type { SupplierPlan } from '#domains/rentals/supply/supplier-plan.contract.ts'
import { Button } from '#ui/button.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import { useSite } from '#web/app/site.tsx'
import { useHeader } from '#web/app/store.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { type Draft, type Values, valuesOf } from '../form/draft.ts'
import { StaffField, StaffFields } from '../form/staff-field.tsx'
import { StaffForm } from '../form/staff-form.tsx'
import { type StaffFormState, useStaffForm } from '../form/use-staff-form.ts'
import { MarginPreview } from './margin-preview.tsx'
import { type EnteredRule, usePreviewMarginMutation, useSaveMarginMutation } from './suppliers.api.ts'
import { PlaceField } from '#web/rentals/search-form/place-field.tsx'
import type { Category } from '#kernel/acriss.ts'
import type { Translate } from '#ui/messages/messages.ts'
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
const EFFECT: readonly FieldSpec[] = [
  { name: 'how', kind: 'choice', options: ['add', 'set'] },
  { name: 'percent', kind: 'number', usual: [-5, 25] },
  { name: 'starts_on', kind: 'date' },
  { name: 'ends_on', kind: 'date', optional: true },
]

type MarginFormProps = {
  /** The rule to edit. Null for a new one. */
  rule: StaffMargin | null
  /** Current version of the rule, which a colleague may have changed. */
  now: StaffMargin | null
  plans: readonly SupplierPlan[]
  onDone: () => void
}

type Previewed = { preview: Preview; sent: Values }

/** Edits a margin rule. A rule must be previewed before it can be saved. */
export function MarginForm({ rule, now, plans, onDone }: MarginFormProps) {
  const { t } = useTranslation('staff_suppliers')
  const words = useErrorWords()
  const { lang_id } = useHeader()
  const { today } = useSite()
  const [preview] = usePreviewMarginMutation()
  const [change, { isLoading, error }] = useSaveMarginMutation()
  const [previewed, setPreviewed] = useState<Previewed | null>(null)
  const scope = scopeFields(plans, t)
  const isStale = rule !== null && now !== null && now.version !== rule.version
  const form = useStaffForm<Preview>({
    id: 'margin',
    fields: [...EFFECT, ...scope],
    values: rule ? valuesOfRule(rule) : { starts_on: today },
    now: now ? valuesOfRule(now) : undefined,
    send: (input) =>
      preview({ ...(asSent(input) as EnteredRule), instead_of: rule?.margin_id ?? null, lang_id }),
    done: (answer, sent) => setPreviewed({ preview: answer, sent: asSent(sent) }),
  })
  const input: Values = useWatch({ control: form.control })
  const isPreviewed =
    previewed !== null && sameRule(previewed.sent, asSent(valuesOf(form.fields, input as Draft)))

  const shown = useRef<HTMLDivElement>(null)
  // The preview is below the form, off-screen on small screens.
  useEffect(() => {
    if (isPreviewed) shown.current?.scrollIntoView({ block: 'nearest' })
  }, [isPreviewed])

  async function submitChange(action: 'save' | 'remove') {
    const target = now && { id: now.margin_id, version: now.version }
    const sent = action === 'save' && previewed ? { rule: previewed.sent } : {}
    const answer = await change(
      target
        ? { act: action === 'save' ? 'change' : 'remove', ...target, ...sent, lang_id }
        : { act: 'add', ...sent, lang_id },
    )
    if (answer.error) return
    toast.success(t(action === 'save' ? 'margins.saved' : 'margins.removed'))
    onDone()
  }
  return (
    <div className="flex flex-col gap-4">
      <StaffForm form={form} label={t('margins.preview')} specs={[]} words="staff_suppliers:fields">
        <p className="text-sm text-ink-soft">{t('margins.text')}</p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <StaffFields form={form} specs={EFFECT} words="staff_suppliers:fields" />
        </div>
        <h3 className="text-base">{t('margins.for_what')}</h3>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {scope.map((spec) =>
            spec.name === 'place_id' ? (
              <MarginPlace key={spec.name} form={form} />
            ) : (
              <StaffField key={spec.name} form={form} spec={spec} words="staff_suppliers:fields" />
            ),
          )}
        </div>
      </StaffForm>
      {isStale && <Notice tone="careful" title={t('margins.changed_since')} />}
      {error && <Notice tone="bad" title={words(error)} />}
      {isPreviewed && (
        <div ref={shown} className="flex flex-col gap-4">
          <MarginPreview preview={previewed.preview} />
          <Button busy={isLoading} className="self-start" onClick={() => void submitChange('save')}>
            {t(isStale ? 'margins.hold_over' : 'margins.hold')}
          </Button>
        </div>
      )}
      {rule && (
        <Button
          variant="danger"
          busy={isLoading}
          className="self-start"
          onClick={() => void submitChange('remove')}
        >
          {t('margins.remove')}
        </Button>
      )}
    </div>
  )
}

function valuesOfRule(rule: StaffMargin): Values {
  return { ...rule, supplier_id: rule.supplier_id?.toString() }
}

function sameRule(one: Values, other: Values): boolean {
  return Object.entries(one).every(([name, value]) => other[name] === value)
}

/** Pick-up place of a rule. Text without a selected place is sent as entered, and the API rejects it. */
function MarginPlace({ form }: { form: StaffFormState }) {
  const { t } = useTranslation('staff_suppliers')
  const { field } = useController({ control: form.control, name: 'place_id' })
  const [chosenId, setChosenId] = useState(field.value as string)
  const choose = (id: string) => {
    setChosenId(id)
    field.onChange(id)
  }
  return (
    <PlaceField
      name="pickup"
      id={`${form.id}-place_id`}
      label={t('fields.place_id')}
      chosenId={chosenId}
      onChoose={choose}
      onType={field.onChange}
      error={form.faultAt('place_id')}
    />
  )
}

/** Returns the fields of the scope of a rule; an empty field matches everything. */
function scopeFields(plans: readonly SupplierPlan[], t: Translate): readonly FieldSpec[] {
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
function asSent({ supplier_id: supplier, ...values }: Values): Values {
  return { ...values, supplier_id: typeof supplier === 'string' ? Number(supplier) : null }
}
