import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { TripQuote } from '#domains/fares/quotes/quote.contract.ts'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { Price } from '#ui/formats/price.tsx'
import { FareLines } from '../record/fare-lines.tsx'

export type TripOption = TripQuote['options'][number]

type OptionsProps = { quote: TripQuote; chosen: TripOption | null; onChoose: (option: TripOption) => void }

/** Vehicle types with their totals, and the fare lines of the selected one. */
export function Options({ quote, chosen, onChoose }: OptionsProps) {
  const { t } = useTranslation('dispatch')
  const { distance_km: km, options } = quote
  return (
    <div className="flex flex-col gap-4">
      {km !== null && <p className="text-sm text-ink-soft">{t('record.km', { km })}</p>}
      <RadioCards
        legend={t('new.options')}
        name="trip-option"
        value={chosen?.vehicle_type.id ?? ''}
        onChange={({ target: { value } }) => {
          const option = options.find(({ vehicle_type }) => vehicle_type.id === value)
          if (option) onChoose(option)
        }}
        options={options.map(({ vehicle_type: { id, name, seats, bags }, fare }) => ({
          value: id,
          label: name,
          note: t('new.room', { seats, bags }),
          end: <Price value={fare.total} className="font-semibold" />,
        }))}
      />
      {chosen && <FareLines lines={chosen.fare.lines} total={chosen.fare.total} />}
      {chosen?.fare.deposit && (
        <p className="text-sm">
          {t('fare.deposit')} <Price value={chosen.fare.deposit} />
        </p>
      )}
    </div>
  )
}
