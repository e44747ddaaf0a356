import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import type { ExplainTripReply } from '#domains/trips/journey/fares/explain-trip.contract.ts'
import type { Reply } from '#web/app/api.ts'
import { Notice } from '#ui/notice.tsx'
import { Price } from '#ui/formats/price.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { useTripExplainedQuery } from '../trips.api.ts'
import { FareLines } from './fare-lines.tsx'
import { QuotedBesideBilled } from './quoted-beside-billed.tsx'

/** What the trip costs, each line with why it is there; after the trip the bill beside the quote. */
export function TripFare({ trip }: { trip: StaffTrip }) {
  const { t } = useTranslation('dispatch')
  const query = useTripExplainedQuery(trip.trip_id)
  const { data } = query
  const { bill } = trip
  const explained = [data?.quoted, data?.billed].flatMap((fare) => fare?.lines ?? [])
  // As kept they are in the traveller's language.
  const labels = new Map(explained.map(({ kind, label }) => [kind, label]))
  const notes = Map.groupBy(data?.billed?.lines ?? [], ({ kind }) => kind)
  return (
    <SectionCard
      title={t(bill ? 'fare.bill' : 'fare.quote')}
      text={
        bill && (
          <>
            {t('fare.number')}{' '}
            <bdi dir="ltr" className="font-semibold tabular">
              {bill.number}
            </bdi>
          </>
        )
      }
    >
      {bill && (
        <QuotedBesideBilled
          beside={trip.beside.map(({ kind, label, ...row }) => ({
            kind,
            label: labels.get(kind) ?? label,
            ...row,
          }))}
          totals={{ quoted: trip.fare.total, billed: bill.fare.total }}
          notes={
            new Map([...notes].map(([kind, lines]) => [kind, lines.map(({ explanation }) => explanation)]))
          }
        />
      )}
      <Answered query={query} height="h-40">
        {({ billed, quoted }) => <Explained shown={billed ?? quoted} isBeside={bill !== null} />}
      </Answered>
    </SectionCard>
  )
}

type Shown = Reply<typeof ExplainTripReply>['quoted']

/** `isBeside`: its lines stand beside those of the quote. */
function Explained({ shown, isBeside }: { shown: Shown; isBeside: boolean }) {
  const { t } = useTranslation('dispatch')
  return (
    <>
      {!shown.matches && <Notice tone="careful" title={t('fare.differs')} />}
      {!isBeside && <FareLines lines={shown.lines} total={shown.total} />}
      {shown.distance && (
        <p className="text-sm text-ink-soft">
          {t(`fare.distance_${shown.distance.source}`, { km: shown.distance.km })}
        </p>
      )}
      {shown.rate_card && (
        <p className="text-xs text-ink-soft">{t('fare.card', { version: shown.rate_card.version })}</p>
      )}
      {shown.deposit && (
        <p className="text-sm">
          {t('fare.deposit')} <Price value={shown.deposit} />
        </p>
      )}
    </>
  )
}
