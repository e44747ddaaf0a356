import { TextLink } from '#web/shell/text-link.tsx'

/** Link to a booking by its reference. */
export function BookingLink({ id, reference }: { id: string; reference: string }) {
  return (
    <TextLink to={`/staff/bookings/${id}`}>
      <bdi dir="ltr" className="whitespace-nowrap tabular">
        {reference}
      </bdi>
    </TextLink>
  )
}
