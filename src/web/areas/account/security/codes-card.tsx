import { CircleCheck } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Chip } from '#ui/chip.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { BeginCodes } from '#web/shell/second-step/begin-codes.tsx'
import { EndCodes } from './end-codes.tsx'

type CodesCardProps = {
  heading: Ref<HTMLHeadingElement>
  codes: { on: boolean; since: string | null }
  onIssued: (codes: readonly string[]) => void
}

/** One-time codes of an authenticator app: whether they are on, turning them on and off. */
export function CodesCard({ heading, codes, onIssued }: CodesCardProps) {
  const { t } = useTranslation('security')
  return (
    <SectionCard heading={heading} title={t('codes.title')} text={t('codes.text')}>
      {codes.since !== null && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <Chip tone="good" icon={<CircleCheck className="size-4" />}>
            {t('codes.on')}
          </Chip>
          <span>
            {t('since')} <InstantText value={codes.since} />
          </span>
        </p>
      )}
      <FormInPlace label={t(codes.on ? 'codes.turn_off' : 'codes.turn_on')}>
        {(close) =>
          codes.on ? (
            <EndCodes onDone={close} />
          ) : (
            <BeginCodes
              onDone={(issued) => {
                if (issued) onIssued(issued)
                close()
              }}
            />
          )
        }
      </FormInPlace>
    </SectionCard>
  )
}
