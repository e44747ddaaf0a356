import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import type { ExplainTripReply } from '#domains/trips/journey/fares/explain-trip.contract.ts'
import type { Reply } from '#web/app/api.ts'
import { Notice } from '#ui/notice.tsx'
import { Price } from '#ui/formats/price.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { useExplainStaffTripQuery } from '../trips.api.ts'
import { FareLines } from './fare-lines.tsx'
import type { Money } from '#kernel/money.ts'

/** The fare by line, each with its reason; after the trip, the bill next to the quote. */
export function TripFare({ trip }: { trip: StaffTrip }) {
  const { t } = useTranslation('dispatch')
  const query = useExplainStaffTripQuery({ id: trip.trip_id })
  const { data } = query
  const { bill } = trip
  const explained = [data?.quoted, data?.billed].flatMap((fare) => fare?.lines ?? [])
  // Stored labels are in the traveller's language.
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
        <QuotedAndBilled
          rows={trip.beside.map(({ kind, label, ...row }) => ({
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
        {({ billed, quoted }) => <Explained shown={billed ?? quoted} isCompared={bill !== null} />}
      </Answered>
    </SectionCard>
  )
}

type Shown = Reply<typeof ExplainTripReply>['quoted']

/** `isCompared`: the lines are already shown next to those of the quote. */
function Explained({ shown, isCompared }: { shown: Shown; isCompared: boolean }) {
  const { t } = useTranslation('dispatch')
  return (
    <>
      {!shown.matches && <Notice tone="careful" title={t('fare.differs')} />}
      {!isCompared && <FareLines lines={shown.lines} total={shown.total} />}
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

type Totals = { quoted: Money; billed: Money }

type QuotedAndBilledProps = {
  rows: StaffTrip['beside']
  totals: Totals
  /** The reasons for the lines of each kind. */
  notes: ReadonlyMap<string, readonly string[]>
}

/** Quoted and billed amounts by kind of line, with the reasons. */
function QuotedAndBilled({ rows, totals, notes }: QuotedAndBilledProps) {
  const { t } = useTranslation('dispatch')
  return (
    <table className="w-full text-sm">
      <caption className="pb-1 text-start text-xs text-ink-soft">{t('fare.beside')}</caption>
      <thead>
        <tr className="border-b border-line-strong text-xs text-ink-soft">
          <th scope="col" className="py-2 pe-3 text-start font-medium">
            {t('fare.line')}
          </th>
          <th scope="col" className="py-2 ps-3 text-end font-medium">
            {t('fare.quoted')}
          </th>
          <th scope="col" className="py-2 ps-3 text-end font-medium">
            {t('fare.billed')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ kind, label, quoted, actual }) => (
          <tr key={kind}>
            <th scope="row" className="hyphens-auto py-2 pe-3 text-start font-normal wrap-anywhere">
              {label}
              {notes.get(kind)?.map((note) => (
                <span key={note} className="block text-xs text-ink-soft">
                  {note}
                </span>
              ))}
            </th>
            <td className="py-2 ps-3 text-end align-top">
              <Amount value={quoted} />
            </td>
            <td className="py-2 ps-3 text-end align-top">
              <Amount value={actual} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line-strong font-semibold">
          <th scope="row" className="py-2 pe-3 text-start">
            {t('trip.total')}
          </th>
          <td className="py-2 ps-3 text-end">
            <Price value={totals.quoted} />
          </td>
          <td className="py-2 ps-3 text-end">
            <Price value={totals.billed} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function Amount({ value }: { value: Money | null }) {
  return value ? <Price value={value} /> : <span className="text-ink-soft">–</span>
}
