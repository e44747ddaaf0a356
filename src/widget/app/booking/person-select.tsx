import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import type { BookingDraft } from './booking-state.ts'
import type { Booker } from './use-booker.ts'

type Props = {
  booker: Booker
  /** A profile; empty: themselves. */
  chosen: string
  error: string | undefined
  onType: (changes: Partial<BookingDraft>) => void
}

/** Select for the person that a supervisor or an admin books for; fills in their name and cost centre. */
export function PersonSelect({ booker: { profile, content, people }, chosen, error, onType }: Props) {
  const { t } = useTranslation('booking')
  function choose(profileId: string) {
    const person = people.find(({ profile_id }) => profile_id === profileId)
    onType(
      person
        ? { profileId, name: person.name, costCentre: person.cost_centre ?? '', phone: '', email: '' }
        : {
            profileId: '',
            name: profile.userContent.name,
            costCentre: content.cost_centre ?? '',
            phone: content.mobile ?? '',
            email: content.email ?? '',
          },
    )
  }
  return (
    <SelectField
      id="booking-profileId"
      label={t('for_whom')}
      value={chosen}
      error={error}
      onChange={(event) => choose(event.target.value)}
      none={t('for_me')}
      options={people.map(({ profile_id, name }) => ({ value: profile_id, label: name }))}
    />
  )
}
