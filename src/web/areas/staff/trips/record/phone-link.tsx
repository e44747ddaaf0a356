type PhoneLinkProps = { phone: { countryCode: string; phone: string } }

/** Link to call a phone number. */
export function PhoneLink({ phone: { countryCode, phone } }: PhoneLinkProps) {
  return (
    <a href={`tel:${countryCode}${phone}`} className="text-link inline-flex min-h-6 items-center tabular">
      <bdi dir="ltr">
        {countryCode} {phone}
      </bdi>
    </a>
  )
}
