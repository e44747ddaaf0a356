import type { Urgent, UrgentKind } from '#domains/staff/today/today.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Parts } from '#ui/parts.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { TextLink } from '#web/shell/text-link.tsx'

const tones = { overdue: 'bad', soon: 'careful', later: 'plain' } as const satisfies Record<
  Urgent['level'],
  string
>

/** Items that need action, most urgent first, with their deadlines. */
export function UrgentList({ urgent }: { urgent: readonly Urgent[] }) {
  const { t } = useTranslation('today')
  return (
    <SectionCard title={t('urgent')} text={t('urgent_text')}>
      {urgent.length === 0 ? (
        <p>{t('nothing_urgent')}</p>
      ) : (
        <ol className="divide-y divide-line text-sm">
          {urgent.map((one) => (
            <li
              key={`${one.kind} ${one.id ?? one.name}`}
              className="grid grid-cols-[auto_1fr] items-center gap-x-3 py-2 sm:grid-cols-[7rem_1fr_auto]"
            >
              <Chip tone={tones[one.level]} className="justify-self-start whitespace-nowrap">
                {t(`levels.${one.level}`)}
              </Chip>
              <What urgent={one} />
              {one.due !== null && (
                <span className="text-xs text-ink-soft max-sm:col-start-2">
                  <span className="sr-only">{t('due')} </span>
                  <InstantText value={one.due} className="tabular" />
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </SectionCard>
  )
}

function What({ urgent }: { urgent: Urgent }) {
  const { t } = useTranslation('today')
  const { kind, name, detail, count } = urgent
  const what = kind === 'task' ? t(`staff:tasks.kinds.${detail}`) : t(`kinds.${kind}`, { count })
  const link = linkToUrgent(urgent)
  return (
    <span className="min-w-0">
      {link === null ? (
        what
      ) : (
        <TextLink to={link}>
          {what}
          {name !== '' && <bdi className="sr-only"> {name}</bdi>}
        </TextLink>
      )}
      {name !== '' && (
        <Parts className="text-ink-soft">
          <bdi dir="ltr" className="tabular">
            {name}
          </bdi>
          {kind !== 'task' && detail !== null && <bdi>{detail}</bdi>}
        </Parts>
      )}
    </span>
  )
}

const LINKS: Readonly<Record<UrgentKind, (urgent: Urgent) => string | null>> = {
  task: ({ id }) => `/staff/tasks/${id}`,
  trip_late: ({ id }) => `/staff/trips/${id}`,
  trip_unassigned: ({ id }) => `/staff/trips/${id}`,
  price_request: ({ id }) => `/staff/price-requests/${id}`,
  booking_unanswered: ({ id }) => `/staff/bookings/${id}`,
  mail_given_up: () => '/staff/mails?state=given_up',
  plan_failing: () => null,
}

/** Path of the page where an urgent item is resolved. Null if the staff area has none. */
function linkToUrgent(urgent: Urgent): string | null {
  return LINKS[urgent.kind](urgent)
}
