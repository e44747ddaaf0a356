import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { PageModule, PreloadArgs } from '#web/app/page.ts'
import type { StaffSection } from '../sections.ts'
import { preloadStaff } from './preload-staff.ts'
import { StaffPage } from './staff-content.tsx'
import { data } from 'react-router'

type Asked<Answer = unknown> = PromiseLike<{ data?: Answer | undefined; error?: unknown }>
type State = ReturnType<PreloadArgs['getState']>

/** A call of an API, as its `endpoints` has it. */
export type Endpoint<Sent, Answer = unknown> = {
  initiate: (
    sent: Sent,
    options: { subscribe: false },
  ) => ThunkAction<Asked<Answer>, State, unknown, UnknownAction>
}

export type StaffLoad = PreloadArgs & {
  me: StaffMe
  /** Makes a call of which the page shows the answer. */
  read: <Sent, Answer>(endpoint: Endpoint<Sent, Answer>, sent: Sent) => Asked<Answer>
  /** The same for what the page is about: where there is none, there is no such page. */
  readRecord: <Sent>(endpoint: Endpoint<Sent>, sent: Sent) => Promise<void>
}

export type StaffPageModule = {
  section: StaffSection
  /** The key of its title; by default the section's. */
  title?: string
  /** Parts of the record's heading once it is loaded; the page's title until then. */
  useHeading?: () => readonly string[] | undefined
  /** Requests what it shows, for who may see it. */
  load?: (args: StaffLoad) => PromiseLike<unknown>
  Content: ComponentType<{ me: StaffMe }>
}

/** The module of a page of the staff area. */
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

/** Answers a page as not found if the call for its record was. */
async function throwIfNotFound(asked: PromiseLike<{ error?: unknown }>): Promise<void> {
  const { error } = await asked
  if ((error as { status?: unknown } | undefined)?.status === 404) throw data(null, { status: 404 })
}
