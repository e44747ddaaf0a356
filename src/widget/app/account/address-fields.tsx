import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { EmailInput } from '#ui/fields/text-field.tsx'
import { Segments } from '../forms/segments.tsx'
import { PhoneInput } from '../forms/phone-input.tsx'
import type { Faults } from '../forms/faults.ts'
import type { useAddressInput } from './use-address-input.ts'

type Props = { address: ReturnType<typeof useAddressInput>; faults: Faults }

/** A mobile number or an email address. Field ids start with `sign-in`. */
export function AddressFields({ address: { input, setMethod, type }, faults }: Props) {
  const { t } = useTranslation('sign_in')
  return (
    <>
      <Segments
        legend={t('way')}
        options={[
          { value: 'mobile', label: t('by_mobile') },
          { value: 'email', label: t('by_email') },
        ]}
        value={input.way}
        onChange={setMethod}
      />
      {input.way === 'mobile' ? (
        <PhoneInput
          id="sign-in-phone"
          label={t('phone')}
          country={input.phoneCountry}
          number={input.phone}
          error={faults['phone']}
          onType={type}
        />
      ) : (
        <EmailInput
          id="sign-in-email"
          className="rtl:[&_input]:text-end"
          label={t('email')}
          value={input.email}
          error={faults['email']}
          onChange={(event) => type({ email: event.target.value })}
        />
      )}
    </>
  )
}
