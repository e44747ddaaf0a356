import { PageLink } from '#web/shell/page-link.tsx'

/** Link to a booking by its reference. */
export function BookingLink({ id, reference }: { id: string; reference: string }) {
  return (
    <PageLink to={`/staff/bookings/${id}`} className="text-coral-deep underline">
      <bdi dir="ltr" className="whitespace-nowrap tabular">
        {reference}
      </bdi>
    </PageLink>
  )
}
