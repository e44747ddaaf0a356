import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { PageModule, PreloadArgs } from '#web/app/page.ts'
import type { StaffSection } from '../sections.ts'
import { preloadStaff } from './preload-staff.ts'
import { StaffPage } from './staff-content.tsx'
import { data } from 'react-router'

type Pending<Answer = unknown> = PromiseLike<{ data?: Answer | undefined; error?: unknown }>

/** An RTK Query endpoint. */
export type Endpoint<Sent, Answer = unknown> = {
  initiate: (
    sent: Sent,
    options: { subscribe: false },
  ) => ThunkAction<Pending<Answer>, ReturnType<PreloadArgs['getState']>, unknown, UnknownAction>
}

export type StaffLoad = PreloadArgs & {
  me: StaffMe
  /** Requests data that the page shows. */
  read: <Sent, Answer>(endpoint: Endpoint<Sent, Answer>, sent: Sent) => Pending<Answer>
  /** Requests the record of the page; the page is not found if the record is not. */
  readRecord: <Sent>(endpoint: Endpoint<Sent>, sent: Sent) => Promise<void>
}

export type StaffPageModule = {
  section: StaffSection
  /** The key of its title; by default the section's. */
  title?: string
  /** Parts of the record's heading once it is loaded; the page's title until then. */
  useHeading?: () => readonly string[] | undefined
  /** Requests the data of the page if the member may see it. */
  load?: (args: StaffLoad) => PromiseLike<unknown>
  Content: ComponentType<{ me: StaffMe }>
}

/** Creates the module of a page of the staff area. */
export function staffPage({
  section,
  title,
  useHeading = useTitleAlone,
  load,
  Content,
}: StaffPageModule): Required<Pick<PageModule, 'Component' | 'preload'>> {
  return {
    preload: (args) => preloadStaff(section, args, async (me) => load?.({ ...args, me, ...readsBy(args) })),
    Component() {
      const { t } = useTranslation()
      const heading = useHeading() ?? (title === undefined ? undefined : [t(title)])
      return (
        <StaffPage section={section} heading={heading}>
          {(me) => <Content me={me} />}
        </StaffPage>
      )
    },
  }
}

function useTitleAlone(): undefined {
  return undefined
}

function readsBy({ dispatch }: PreloadArgs): Pick<StaffLoad, 'read' | 'readRecord'> {
  const read: StaffLoad['read'] = (endpoint, sent) => dispatch(endpoint.initiate(sent, { subscribe: false }))
  return {
    read,
    readRecord: (endpoint, sent) => throwIfNotFound(read(endpoint, sent)),
  }
}

/** Throws a 404 for the page if the request for its record returned one. */
async function throwIfNotFound(pending: PromiseLike<{ error?: unknown }>): Promise<void> {
  const { error } = await pending
  if ((error as { status?: unknown } | undefined)?.status === 404) throw data(null, { status: 404 })
}
