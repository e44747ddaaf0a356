import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { isId } from '#kernel/ids.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { ApplicationFacts } from './application-facts.tsx'
import { NewPartnerForm } from './new-partner-form.tsx'
import { partnersApi, useReadPartnerApplicationQuery } from './partners.api.ts'

function applicationIn(search: URLSearchParams): string | null {
  const id = search.get('application')
  return id !== null && isId(id) ? id : null
}

/** A new partner, also from an application, which the address names. */
export const { preload, Component } = staffPage({
  section: 'partners',
  title: 'partners:new',
  load: async ({ readRecord, url }) => {
    const id = applicationIn(url.searchParams)
    if (id !== null) await readRecord(partnersApi.endpoints.readPartnerApplication, { id })
  },
  Content: NewPartner,
})

function NewPartner() {
  const { t } = useTranslation('partners')
  const [search] = useSearchParams()
  const id = applicationIn(search)
  return (
    <>
      <BackLink to="/staff/partners">{t('back')}</BackLink>
      {id === null ? <NewPartnerForm application={null} /> : <Approval id={id} />}
    </>
  )
}

function Approval({ id }: { id: string }) {
  return (
    <Answered query={useReadPartnerApplicationQuery({ id })} height="h-100">
      {(application) => (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <NewPartnerForm key={id} application={application} />
          <ApplicationFacts application={application} />
        </div>
      )}
    </Answered>
  )
}
