import { type ComponentType, useEffect, useRef } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import { TRIP_CHARGE_KINDS, type TripAction } from '#domains/trips/journey/trip.contract.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { AssignForm } from './assign-form.tsx'
import { BillForm } from './bill-form.tsx'
import { CancelForm } from './cancel-form.tsx'
import { CorrectForm } from './correct-form.tsx'
import { EndForm } from './end-form.tsx'
import { PlaceForm } from './place-form.tsx'
import { NoShowForm } from './no-show-form.tsx'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffForm } from '../../form/staff-form.tsx'
import { type ActionFormProps, useActionForm } from './use-action-form.ts'
import { COLLECTION_KINDS } from '#domains/trips/dispatch/billing/trip-collection.contract.ts'
import { wordingOf } from '#domains/fares/categories.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useWatch } from 'react-hook-form'
import { EARLY_HOURS } from '#domains/trips/dispatch/dispatch-action.contract.ts'
import { useChooseFleetQuery } from '../trips.api.ts'
import { arrivalField } from './arrival-field.ts'
import { hasOdometer } from './has-odometer.ts'

/** Distance since a vehicle's last trip that needs no confirmation. */
const UNSEEN_KM = 3000

/** Actions with a form here; charges and collections are removed in their own lists. */
type FormAction = Exclude<TripAction, 'remove_charge' | 'remove_collection'>

const forms: Record<FormAction, ComponentType<ActionFormProps>> = {
  assign: AssignForm,
  place: PlaceForm,
  start: StartForm,
  end: EndForm,
  correct: CorrectForm,
  charge: ChargeForm,
  bill: BillForm,
  credit_bill: CreditForm,
  collect: CollectForm,
  no_show: NoShowForm,
  cancel: CancelForm,
}

/** The next action of each status, whose form is open. */
const NEXT: Partial<Record<StaffTrip['status'], FormAction>> = {
  booked: 'assign',
  assigned: 'start',
  started: 'end',
  ended: 'bill',
}

/** Returns the next action; after the bill, collecting the amount due. */
function nextActionOf({ status, money }: StaffTrip): FormAction | undefined {
  return status === 'billed' && money.due.amount > 0 ? 'collect' : NEXT[status]
}

/** Actions on the trip: the next one as an open form, the others behind buttons. */
export function TripActions({ trip }: { trip: StaffTrip }) {
  const { t } = useTranslation('dispatch')
  const heading = useFocusAfterStep(trip.status)
  const { status } = trip
  const waits = waitsFor(trip)
  const actions = trip.acts.filter((action) => action !== 'remove_charge' && action !== 'remove_collection')
  const nextName = nextActionOf(trip)
  const next = actions.find((action) => action === nextName)
  return (
    <SectionCard title={t('acts.title')} heading={heading}>
      {waits !== null && <p className="text-sm">{t(`acts.${waits}`)}</p>}
      {actions.length === 0 && <p className="text-sm text-ink-soft">{t('acts.none')}</p>}
      {next && <ActionForm key={status} action={next} trip={trip} variant="main" />}
      {actions
        .filter((action) => action !== next)
        .map((action) => (
          <OtherAction key={`${status} ${action}`} action={action} trip={trip} />
        ))}
    </SectionCard>
  )
}

/** Returns the reason why only cancelling is possible yet. Null if there is none. */
function waitsFor({ approval, acts: actions, status }: StaffTrip): 'waits' | 'waits_for_card' | null {
  if (approval === 'waiting') return 'waits'
  const isAhead = status === 'booked' || status === 'assigned'
  return isAhead && !actions.includes('assign') ? 'waits_for_card' : null
}

/** Actions that are shown as destructive. */
const DANGEROUS: ReadonlySet<FormAction> = new Set(['cancel', 'no_show', 'credit_bill'])

function OtherAction({ action, trip }: { action: FormAction; trip: StaffTrip }) {
  const { t } = useTranslation('dispatch')
  return (
    <FormInPlace label={t(`acts.${action === 'assign' ? 'assign_others' : action}`)}>
      {(close) => (
        <ActionForm
          action={action}
          trip={trip}
          variant={DANGEROUS.has(action) ? 'danger' : 'second'}
          onDone={close}
          beside={
            <Button variant="quiet" onClick={close}>
              {t('acts.leave')}
            </Button>
          }
        />
      )}
    </FormInPlace>
  )
}

function ActionForm({ action, ...props }: ActionFormProps & { action: FormAction }) {
  const Form = forms[action]
  return <Form {...props} />
}

/** Returns a ref for the heading, which gets the focus after an action whose form is gone. */
function useFocusAfterStep(status: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(status)
  useEffect(() => {
    if (before.current !== status && document.activeElement === document.body) heading.current?.focus()
    before.current = status
  }, [status])
  return heading
}

/** Adds a charge that occurred on the way and is billed at cost. */
function ChargeForm(props: ActionFormProps) {
  const { trip } = props
  const { t } = useTranslation('dispatch')
  const { currency } = trip.fare.total
  const fields: readonly FieldSpec[] = [
    { name: 'kind', kind: 'choice', options: TRIP_CHARGE_KINDS },
    { name: 'amount', kind: 'amount', usual: [0, 100], label: t('charge.amount', { currency }) },
    { name: 'reason', kind: 'text' },
  ]
  const actionForm = useActionForm(props, 'charge', {
    fields,
    sums: ({ amount }) => [{ amount: Number(amount), currency }],
    body: ({ amount, ...rest }) => ({ ...rest, amount: { amount, currency } }),
  })
  return (
    <StaffForm {...actionForm} words="dispatch:charge">
      <p className="text-sm text-ink-soft">{t('charge.text')}</p>
    </StaffForm>
  )
}

/** Records money collected or returned on the spot; prefilled with the amount due. */
function CollectForm(props: ActionFormProps) {
  const { trip } = props
  const { t } = useTranslation('dispatch')
  const language = useLanguage()
  const { due } = trip.money
  const { currency } = due
  const fields: readonly FieldSpec[] = [
    { name: 'kind', kind: 'choice', options: COLLECTION_KINDS },
    {
      name: 'amount',
      kind: 'amount',
      usual: [0, 2000],
      label: t('collect.amount', { currency }),
      hint: t('collect.most', { amount: isolate(formatMoney(due, language)) }),
    },
  ]
  const actionForm = useActionForm(props, 'collect', {
    fields,
    values: due.amount > 0 ? { amount: due.amount } : {},
    sums: ({ amount }) => [{ amount: Number(amount), currency }],
    body: ({ amount, ...rest }) => ({ ...rest, amount: { amount, currency } }),
  })
  return (
    <StaffForm {...actionForm} words="dispatch:collect">
      <p className="text-sm text-ink-soft">{t('collect.text', wordingOf(trip.request.category))}</p>
    </StaffForm>
  )
}

const FIELDS: readonly FieldSpec[] = [{ name: 'reason', kind: 'long_text' }]

/** Credits a wrong bill. Describes the effect first. */
function CreditForm(props: ActionFormProps) {
  const { trip } = props
  const { t } = useTranslation('dispatch')
  const actionForm = useActionForm(props, 'credit_bill', {
    fields: FIELDS,
    sums: () => (trip.bill ? [trip.bill.fare.total] : []),
  })
  return (
    <StaffForm {...actionForm} words="dispatch:credit">
      <p className="text-sm">
        {t('credit.text')} {trip.pay_by === 'wallet' && t('credit.by_wallet')}
      </p>
    </StaffForm>
  )
}

/** The first part of the duty slip. */
function StartForm(props: ActionFormProps) {
  const { trip } = props
  const { t } = useTranslation('dispatch')
  const { data: fleet } = useChooseFleetQuery({ id: trip.trip_id })
  const last = fleet?.vehicles.find(({ vehicle_id }) => vehicle_id === trip.vehicle_id)
  const at: FieldSpec = {
    name: 'at',
    kind: 'time',
    label: t('slip.started_at'),
    hint: t('record.clock', { city: trip.city.name }),
  }
  const odometer: FieldSpec = {
    name: 'odometer_km',
    kind: 'number',
    usual: [0, last ? last.odometer_km + UNSEEN_KM : 400_000],
    label: t('slip.odometer_start'),
    hint: last && t('slip.odometer_last', { km: last.odometer_km }),
  }
  const early: FieldSpec = { name: 'early', kind: 'yes' }
  const arrived = arrivalField(t('slip.arrived_hint'))
  const timed = trip.driver ? [arrived, at] : [at]
  const fields = hasOdometer(trip) ? [...timed, early, odometer] : [at, early]
  const actionForm = useActionForm(props, 'start', {
    fields,
    values: { at: trip.start },
    body: (input) => ({ odometer_km: null, ...input }),
  })
  const enteredAt: unknown = useWatch({ control: actionForm.form.control, name: 'at' })
  const hours = typeof enteredAt === 'string' ? hoursBetween(enteredAt, trip.start) : 0
  return (
    <StaffForm
      {...actionForm}
      specs={fields.filter((field) => hours > EARLY_HOURS || field !== early)}
      words="dispatch:slip"
    />
  )
}

/** Returns the hours between two local times, `YYYY-MM-DDTHH:mm`. 0 if one is invalid. */
function hoursBetween(from: string, to: string): number {
  return (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 3_600_000 || 0
}
