import type { Ref } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { UserReply } from '#domains/accounts/account.contract.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { HeroDrawing } from '#ui/drawings/hero-drawing.tsx'
import { AccountPicture } from './account-picture.tsx'

type AccountHeaderProps = { heading: Ref<HTMLHeadingElement>; title: string; user: UserReply }

/** The account's owner, over the hero drawing; `title`: the part of the site it is shown in. */
export function AccountHeader({ heading, title, user }: AccountHeaderProps) {
  const { t } = useTranslation('account')
  return (
    <div className="on-petrol relative isolate overflow-hidden bg-petrol text-on-petrol">
      <div className="absolute inset-0 -z-10 opacity-30">
        <HeroDrawing />
      </div>
      <div className="page-width flex flex-wrap items-center gap-4 py-8 md:py-10">
        <AccountPicture user={user} />
        <div className="min-w-0">
          <p className="text-sm text-on-petrol-soft">{title}</p>
          <h1 ref={heading} tabIndex={-1} className="text-xl break-words md:text-2xl">
            <bdi>{`${user.first_name} ${user.last_name}`.trim()}</bdi>
          </h1>
          <p className="text-sm text-on-petrol-soft">
            {t('since')} <DayText value={user.created_at.slice(0, 10)} />
          </p>
        </div>
      </div>
    </div>
  )
}
