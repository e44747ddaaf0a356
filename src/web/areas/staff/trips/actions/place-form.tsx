import { useId, useState } from 'react'
import type { FareLine } from '#domains/fares/lines/fare.contract.ts'
import type { PricedPlace } from '#domains/trips/dispatch/place-trip.contract.ts'
import { money, subtract, type Money } from '#kernel/money.ts'
import { Button } from '#ui/button.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffForm } from '../../form/staff-form.tsx'
import { toPlaceRequest, type PlaceInput } from '../new/parse-trip-form.ts'
import { TripPlaceField } from '../new/trip-place-field.tsx'
import { usePricePlaceMutation } from '../trips.api.ts'
import { useActionForm, type ActionFormProps } from './use-action-form.ts'

type Shown = { path: string; place: NonNullable<ReturnType<typeof toPlaceRequest>>; priced: PricedPlace }

/** Changes a place of the trip. Shows the new fare line by line before the change is applied. */
export function PlaceForm(props: ActionFormProps) {
  const { t } = useTranslation('dispatch')
  const words = useErrorWords()
  const id = useId()
  const { trip_id, request, city } = props.trip
  const paths = placePaths(request)
  const [path, setPath] = useState(paths[0] ?? '')
  const [place, setPlace] = useState<PlaceInput | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const [pricePlace, { isLoading, error }] = usePricePlaceMutation()
  const show = async () => {
    const requestedPlace = toPlaceRequest(place)
    if (!requestedPlace) return
    const { data } = await pricePlace({ id: trip_id, path, place: requestedPlace })
    setShown(data ? { path, place: requestedPlace, priced: data } : null)
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">{t('place.text')}</p>
      <SelectField
        id={`${id}-path`}
        label={t('place.which')}
        value={path}
        onChange={({ target: { value } }) => {
          setPath(value)
          setShown(null)
        }}
        options={paths.map((value) => {
          const [name = '', index] = value.split('.')
          return { value, label: t(`place.paths.${name}`, { number: Number(index) + 1 }) }
        })}
      />
      <TripPlaceField
        id={`${id}-place`}
        label={t('place.where')}
        value={place}
        cityId={path === 'from' || path === 'place' ? city.id : undefined}
        onChoose={(chosen) => {
          setPlace(chosen)
          setShown(null)
        }}
      />
      {error && !shown ? <Notice tone="bad" title={words(error)} /> : null}
      {shown ? (
        <ApplyForm key={JSON.stringify(shown)} shown={shown} {...props} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button variant="second" busy={isLoading} disabled={place === null} onClick={() => void show()}>
            {t('place.show')}
          </Button>
          {props.beside}
        </div>
      )}
    </div>
  )
}

const AGREED: FieldSpec = { name: 'agreed', kind: 'yes' }

function ApplyForm({ shown, ...props }: ActionFormProps & { shown: Shown }) {
  const { t } = useTranslation('dispatch')
  const { path, place, priced } = shown
  const { amount, currency } = priced.difference
  const movesNow = amount !== 0 && props.trip.pay_by !== 'driver'
  const actionForm = useActionForm(props, 'place', {
    ...(movesNow && { sums: () => [money(Math.abs(amount), currency)] }),
    fields: amount > 0 ? [AGREED] : [],
    body: (input) => ({ ...input, path, place, accept_total: priced.after.total }),
  })
  return (
    <StaffForm {...actionForm} words="dispatch:place">
      <FareDifference {...priced} />
      {amount === 0 && <p className="text-sm">{t('place.same')}</p>}
      <p className="text-sm text-ink-soft">{t('place.kept')}</p>
    </StaffForm>
  )
}

/** Both fares line by line; a line missing in one of them counts as zero. */
function FareDifference({ before, after, difference }: PricedPlace) {
  const { t } = useTranslation('dispatch')
  const none = money(0, difference.currency)
  const nameOf = ({ kind, rule }: FareLine) => `${kind} ${rule}`
  const sumOf = (lines: readonly FareLine[], name: string): Money =>
    money(
      lines.filter((line) => nameOf(line) === name).reduce((sum, { amount }) => sum + amount.amount, 0),
      none.currency,
    )
  const lines = [...new Map([...before.lines, ...after.lines].map((line) => [nameOf(line), line])).entries()]
  const row = (label: string, from: Money, to: Money) => (
    <>
      <th scope="row" className="py-2 pe-3 text-start font-normal">
        {label}
      </th>
      {[from, to, subtract(to, from)].map((amount, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- three columns
        <td key={at} className="py-2 ps-3 text-end align-top">
          <Price value={amount} />
        </td>
      ))}
    </>
  )
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead>
          <tr className="text-xs text-ink-soft">
            <th scope="col" className="text-start font-normal">
              {t('place.line')}
            </th>
            {(['now', 'new', 'difference'] as const).map((name) => (
              <th key={name} scope="col" className="ps-3 text-end font-normal">
                {t(`place.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lines.map(([name, { label }]) => (
            <tr key={name}>{row(label, sumOf(before.lines, name), sumOf(after.lines, name))}</tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line-strong font-semibold">
            {row(t('trip.total'), before.total, after.total)}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** Returns the paths of the places of a request, in route order. */
function placePaths(request: ActionFormProps['trip']['request']): string[] {
  if ('place' in request) return ['place']
  if (!('from' in request)) return []
  if (!('to' in request)) return ['from']
  return ['from', ...request.stops.map((_, at) => `stops.${at}`), 'to']
}
