import type { ContentPages } from '#domains/content/staff-content.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

type State = ContentPages['items'][number]['versions'][number]['state']

const tones = { draft: 'under_way', published: 'good', former: 'plain' } as const satisfies Record<
  State,
  string
>

/** The status of a version: published or not. */
export function VersionChip({ state }: { state: State }) {
  const { t } = useTranslation('staff_content')
  return <Chip tone={tones[state]}>{t(`states.${state}`)}</Chip>
}
