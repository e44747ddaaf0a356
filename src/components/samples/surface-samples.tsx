import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Card } from '#ui/card.tsx'
import { Question, Questions } from '#ui/questions.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Typeset } from '#ui/typeset.tsx'
import { Sample } from '../sample.tsx'

export function SurfaceSamples() {
  const { t } = useTranslation('components')
  const answer = `<p>${t('text')}</p>`
  return (
    <>
      <Sample name="Card" columns>
        <Card as="div">{t('text')}</Card>
        <Card as="div" padded={false}>
          {t('text')}
        </Card>
      </Sample>
      <Sample name="SectionCard" columns>
        <SectionCard title={t('surfaces.title')} text={t('surfaces.about')}>
          <p>{t('text')}</p>
        </SectionCard>
      </Sample>
      <Sample name="Questions">
        <div className="w-full">
          <Questions>
            <Question question={t('surfaces.open')} answer={answer} basename="" open />
            <Question question={t('surfaces.closed')} answer={answer} basename="" />
          </Questions>
        </div>
      </Sample>
      <Sample name="Typeset">
        <Typeset html={t('surfaces.html')} basename="" />
      </Sample>
    </>
  )
}
