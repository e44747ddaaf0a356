import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { UserReply } from '#domains/accounts/account.contract.ts'
import { ChoosePassword } from '../security/choose-password.tsx'
import { DeleteForm } from './delete-form.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { SectionCard } from '#ui/section-card.tsx'

const LOST = ['profile', 'bookings', 'coupons', 'kept'] as const

/** Account deletion: what is deleted, what is kept, and only then the form. */
export function DeleteCard({ user }: { user: UserReply }) {
  const { t } = useTranslation('account')
  return (
    <SectionCard title={t('delete.title')} text={t('delete.text')}>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-sm">
        {LOST.map((one) => (
          <li key={one}>{t(`delete.${one}`)}</li>
        ))}
      </ul>
      {user.has_password ? (
        <FormInPlace label={t('delete.open')} look="danger">
          {(close) => <DeleteForm onLeave={close} />}
        </FormInPlace>
      ) : (
        <ChoosePassword user={user} needed />
      )}
    </SectionCard>
  )
}
