import { MapPin, Users } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { AddressText } from '#ui/formats/address-text.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { IconFact } from '#ui/icon-fact.tsx'
import { Parts } from '#ui/parts.tsx'
import { PlacesText } from '#ui/places-text.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { Sample } from '../sample.tsx'

export function TextSamples() {
  const { t } = useTranslation('components')
  return (
    <>
      <Sample name="Price">
        <Price value={{ amount: 123_450, currency: 'EUR' }} />
        <Price value={{ amount: 1200, currency: 'KWD' }} />
        <Price value={{ amount: -500, currency: 'AED' }} />
      </Sample>
      <Sample name="DayText">
        <DayText value="2027-03-14" />
        <DayText value="2027-03-14T09:30" />
      </Sample>
      <Sample name="InstantText">
        <InstantText value="2027-03-14T09:30:00Z" timeZone="Asia/Dubai" />
      </Sample>
      <Sample name="AddressText">
        <AddressText>bookings@rihla.example</AddressText>
      </Sample>
      <Sample name="Parts">
        <Parts className="text-sm">
          {t('person')}
          {t('cities.dubai')}
        </Parts>
      </Sample>
      <Sample name="IconFact">
        <IconFact icon={<Users />}>{t('person')}</IconFact>
        <IconFact icon={<MapPin />} className="max-w-48 text-sm">
          {t('text')}
        </IconFact>
        <span className="rounded-card bg-petrol p-2 text-on-petrol">
          <IconFact onPetrol icon={<MapPin />}>
            {t('cities.dubai')}
          </IconFact>
        </span>
      </Sample>
      <Sample name="PlacesText">
        <PlacesText places={[t('cities.dubai'), t('cities.kuwait'), t('cities.dubai')]} />
      </Sample>
      <Sample name="QrCode">
        <QrCode text="https://rihla.example" label={t('qr')} className="size-32" />
      </Sample>
    </>
  )
}
