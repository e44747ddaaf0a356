import { useState } from 'react'
import type { ContentPage } from '#domains/content/content-page.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { useReadVersionQuery } from './content.api.ts'
import { TextForm } from './text-form.tsx'

type TextEditorProps = { page: ContentPage; start: number; newest: number }

/** The form of a page’s text, which begins with one of its versions and goes on with what is saved. */
export function TextEditor({ page, start, newest }: TextEditorProps) {
  const { t } = useTranslation('staff_content')
  const [version, setVersion] = useState(start)
  /** Grows as what was typed is given up. */
  const [round, setRound] = useState(0)
  return (
    <SectionCard title={t('text')} text={t('text_text')}>
      <Answered query={useReadVersionQuery({ page, version })} height="h-200">
        {(found) => (
          <TextForm
            key={`${version} ${round}`}
            page={page}
            version={found}
            newest={newest}
            onDiscard={() => {
              setVersion(newest)
              setRound(round + 1)
            }}
          />
        )}
      </Answered>
    </SectionCard>
  )
}
