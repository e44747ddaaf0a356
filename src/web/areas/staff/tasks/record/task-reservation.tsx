import type { StaffTaskRecord } from '#domains/staff/task.contract.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Parts } from '#ui/parts.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Fact } from '../../frame/fact.tsx'

type TaskReservationProps = { reservation: NonNullable<StaffTaskRecord['reservation']> }

/** Details by which a supplier's desk finds a reservation, to read out on the phone. */
export function TaskReservation({ reservation }: TaskReservationProps) {
  const { t } = useTranslation('staff_tasks')
  const { supplier, plan, our_reference, supplier_reference, pick_up, drop_off, car, driver } = reservation
  return (
    <SectionCard title={t('reservation.title')} text={t('reservation.text')}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-1">
        <Fact label={t('reservation.supplier')}>
          <Parts>
            <bdi>{supplier}</bdi>
            <bdi>{plan}</bdi>
          </Parts>
        </Fact>
        <Fact label={t('reservation.our_reference')}>
          <Code>{our_reference}</Code>
        </Fact>
        <Fact label={t('reservation.supplier_reference')}>
          {supplier_reference === null ? t('reservation.unknown') : <Code>{supplier_reference}</Code>}
        </Fact>
        {driver && (
          <Fact label={t('reservation.driver')}>
            <span className="block">
              <bdi>{driver.name}</bdi>
            </span>
            <span className="block break-all">
              <Code>{driver.email}</Code>
            </span>
            <Code>{driver.phone}</Code>
          </Fact>
        )}
        <Fact label={t('reservation.pick_up')}>
          <Desk {...pick_up} />
        </Fact>
        <Fact label={t('reservation.drop_off')}>
          <Desk {...drop_off} />
        </Fact>
        <Fact label={t('reservation.car')}>
          <Code>{car}</Code>
        </Fact>
      </dl>
    </SectionCard>
  )
}

function Code({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="tabular">
      {children}
    </bdi>
  )
}

/** A station by the supplier's code, and a local time there. */
function Desk({ station, at }: { station: string; at: string }) {
  return (
    <Parts>
      <Code>{station}</Code>
      <>
        <DayText value={at.slice(0, 10)} /> <Code>{at.slice(11)}</Code>
      </>
    </Parts>
  )
}
