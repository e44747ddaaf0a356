import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { UserReply } from '#domains/accounts/account.contract.ts'
import { FeedbackForm } from '../feedback/feedback-form.tsx'
import { ReferFriend } from '../referral/refer-friend.tsx'
import { BookingsSection } from '../bookings/bookings-section.tsx'
import { CouponsSection } from './coupons-section.tsx'
import { DataSection } from './data-section.tsx'
import { InvoicesSection } from '../bookings/invoices-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SavedSection } from './saved-section.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import type { SectionName } from './sections.ts'
import { SecuritySection } from '../security/security-section.tsx'

/** What one section of the account shows. */
export function AccountSection({ section, user }: { section: SectionName; user: UserReply }) {
  const { t } = useTranslation('account')
  switch (section) {
    case 'profile':
      return <ProfileSection user={user} />
    case 'bookings':
      return <BookingsSection />
    case 'saved':
      return <SavedSection />
    case 'coupons':
      return <CouponsSection />
    case 'invoices':
      return <InvoicesSection />
    case 'friends':
      return (
        <SectionCard title={t('sections.friends')}>
          <ReferFriend />
        </SectionCard>
      )
    case 'feedback':
      return (
        <SectionCard title={t('sections.feedback')}>
          <FeedbackForm />
        </SectionCard>
      )
    case 'security':
      return <SecuritySection user={user} />
    case 'data':
      return <DataSection user={user} />
  }
}
