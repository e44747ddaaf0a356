import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { SectionForm } from '#web/forms/section-form.tsx'
import { Button } from '#ui/button.tsx'
import { formatMoney, Price } from '#ui/formats/price.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useLanguage } from '#ui/use-language.ts'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffFields } from '../../form/staff-field.tsx'
import { useActForm } from '../acts/use-act-form.ts'

/** What came up on the way, each with its amount; until it is billed a wrong one is taken back. */
export function TripCharges({ trip }: { trip: StaffTrip }) {
  const { t } = useTranslation('dispatch')
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  if (trip.started_at === null) return null
  return (
    <SectionCard
      title={t('charges.title')}
      text={t('record.clock', { city: trip.city.name })}
      heading={heading}
    >
      {trip.charges.length === 0 && <p className="text-sm text-ink-soft">{t('charges.none')}</p>}
      <ul className="divide-y divide-line text-sm empty:hidden">
        {trip.charges.map((charge) => (
          <li key={charge.charge_id} className="flex flex-col gap-2 py-2">
            <div className="flex flex-wrap justify-between gap-x-4">
              <span>
                {t(`charge.options.${charge.kind}`)} · <bdi>{charge.reason}</bdi>
                <InstantText
                  value={charge.at}
                  timeZone={trip.city.time_zone}
                  className="block text-xs text-ink-soft tabular"
                />
              </span>
              <Price value={charge.amount} className="font-semibold" />
            </div>
            {trip.acts.includes('remove_charge') && (
              <FormInPlace
                label={t('charges.remove', {
                  kind: t(`charge.options.${charge.kind}`),
                  amount: `\u2068${formatMoney(charge.amount, language)}\u2069`,
                })}
                look="quiet"
              >
                {(close) => (
                  <RemoveForm
                    trip={trip}
                    chargeId={charge.charge_id}
                    onDone={() => heading.current?.focus()}
                    onLeave={close}
                  />
                )}
              </FormInPlace>
            )}
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

const FIELDS: readonly FieldSpec[] = [{ name: 'reason', kind: 'text' }]

type RemoveFormProps = { trip: StaffTrip; chargeId: string; onDone: () => void; onLeave: () => void }

/** Asks why, as the history keeps both. */
function RemoveForm({ trip, chargeId, onDone, onLeave }: RemoveFormProps) {
  const { t } = useTranslation('dispatch')
  const form = useActForm({ trip, onDone }, 'remove_charge', {
    fields: FIELDS,
    body: (typed) => ({ ...typed, charge_id: chargeId }),
  })
  return (
    <SectionForm
      form={form}
      label={t('acts.remove_charge')}
      look="danger"
      beside={
        <Button look="quiet" onClick={onLeave}>
          {t('acts.leave')}
        </Button>
      }
    >
      <StaffFields form={form} specs={FIELDS} words="dispatch:charges" />
    </SectionForm>
  )
}
