import { Building2, CalendarCog, CircleQuestionMark, type LucideIcon } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSite } from '#web/app/site.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { Card } from '#ui/card.tsx'
import { NextSteps } from './next-steps.tsx'

const WAYS = [
  { to: '/manage-booking', icon: CalendarCog, key: 'bookings' },
  { to: '/help', icon: CircleQuestionMark, key: 'help' },
] as const satisfies readonly { to: string; icon: LucideIcon; key: string }[]

/** Sidebar of the contact form: quicker ways, next steps, and who reads it. */
export function ContactSidebar() {
  const { t } = useTranslation('enquiries')
  const { company } = useSite()
  return (
    <>
      <Card aria-labelledby="quicker">
        <h2 id="quicker" className="text-lg">
          {t('contact.quicker')}
        </h2>
        <ul className="mt-4 flex flex-col gap-4">
          {WAYS.map(({ to, icon: Icon, key }) => (
            <li key={key} className="flex gap-3">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-coral-deep" />
              <div className="min-w-0">
                <PageLink
                  to={to}
                  className="inline-flex min-h-8 items-center font-semibold text-coral-deep underline underline-offset-4"
                >
                  {t(`contact.ways.${key}.title`)}
                </PageLink>
                <p className="text-sm text-ink-soft">{t(`contact.ways.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <NextSteps steps={[t('next.copy'), t('next.read'), t('next.answer')]} />
      <Card aria-labelledby="company" className="flex gap-3">
        <Building2 className="mt-0.5 size-5 shrink-0 text-coral-deep" />
        <div className="min-w-0">
          <h2 id="company" className="text-sm font-semibold">
            {t('contact.company')}
          </h2>
          <address className="mt-1 text-sm not-italic">
            <bdi className="block">{company.name}</bdi>
            {company.address.map((line) => (
              <bdi key={line} className="block text-ink-soft">
                {line}
              </bdi>
            ))}
          </address>
        </div>
      </Card>
    </>
  )
}
