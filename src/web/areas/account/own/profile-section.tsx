import type { UserReply } from '#domains/accounts/account.contract.ts'
import { PictureCard } from '../picture/picture-card.tsx'
import { EmailCard } from '../security/email-card.tsx'
import { LanguageCard } from './language-card.tsx'
import { ProfileCard } from './profile-card.tsx'

/** The person's picture, name, phone, e-mail address and language. */
export function ProfileSection({ user }: { user: UserReply }) {
  return (
    <div className="flex flex-col gap-6">
      <PictureCard user={user} />
      <ProfileCard user={user} />
      <EmailCard user={user} />
      <LanguageCard user={user} />
    </div>
  )
}
