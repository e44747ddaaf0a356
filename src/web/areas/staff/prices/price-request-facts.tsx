import { languageOf } from '#kernel/locale.ts'
import { languageName } from '#ui/formats/text-formats.ts'
import type { StaffPriceRequest } from '#domains/enquiries/prices/staff-price-request.contract.ts'
import { categoryOf, type TripCategory } from '#domains/fares/categories.contract.ts'
import { Card } from '#ui/card.tsx'
import { formatDay } from '#ui/formats/dates.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PlacesText } from '#ui/places-text.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Fact } from '../frame/fact.tsx'
import { OfferChip } from './offer-chip.tsx'

/** The request with its sender, and the price that was sent. */
export function PriceRequestFacts({ request }: { request: StaffPriceRequest }) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const { number, state, category, places, pick_up, party, name, email, phone, offer } = request
  return (
    <Card as="aside" aria-label={t('details')}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-1">
        <Fact label={t('number')}>
          <bdi dir="ltr">{number}</bdi>
        </Fact>
        <Fact label={t('state')}>{t(`states.${state}`)}</Fact>
        <Fact label={t('trip')}>
          {categoryOf(category as TripCategory).name[language]}
          <PlacesText places={places} />
        </Fact>
        <Fact label={t('pick_up')}>
          <span className="tabular">{formatDay(pick_up, language, 'brief')}</span>
        </Fact>
        <Fact label={t('party')}>{party}</Fact>
        {request.notes !== '' && (
          <Fact label={t('notes')}>
            <bdi className="break-words whitespace-pre-line">{request.notes}</bdi>
          </Fact>
        )}
        <Fact label={t('traveller')}>
          <bdi>{name}</bdi>
        </Fact>
        <Fact label={t('phone')}>
          <a href={`tel:${phone.countryCode}${phone.phone}`} className="text-coral-deep underline">
            <bdi dir="ltr">{`${phone.countryCode} ${phone.phone}`}</bdi>
          </a>
        </Fact>
        <Fact label={t('email')}>
          <bdi dir="ltr" className="break-all">
            {email}
          </bdi>
        </Fact>
        <Fact label={t('language')}>{languageName(languageOf(request.lang_id), language)}</Fact>
        {request.company !== null && (
          <Fact label={t('company')}>
            <bdi>{request.company}</bdi>
          </Fact>
        )}
        <Fact label={t('received')}>
          <InstantText value={request.created_at} className="tabular" />
        </Fact>
        {offer && (
          <>
            <Fact label={t('offer')}>
              <OfferChip offer={offer} />
            </Fact>
            <Fact label={t('until')}>
              <InstantText value={offer.expires_at} className="tabular" />
            </Fact>
          </>
        )}
        {request.replies.map(({ message, created_at }) => (
          <Fact key={created_at} label={t('reason')}>
            <bdi className="break-words whitespace-pre-line">{message}</bdi>
          </Fact>
        ))}
      </dl>
      {offer && offer.trip_id !== null && (
        <LinkButton to={`/staff/trips/${offer.trip_id}`} look="second" className="mt-3 self-start">
          {t('see_trip')}
        </LinkButton>
      )}
    </Card>
  )
}
